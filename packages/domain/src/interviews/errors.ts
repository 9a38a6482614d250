import { defineErrors } from '#/kernel/app-error';

/** Errors that the browser also detects itself. They have a table of their own, so that a phone does not load all the others. */
export const foundHereErrors = defineErrors({
  EXPIRED_LINK: {
    status: 410,
    message:
      'Le lien a expiré, ou il est incomplet. Postulez à nouveau à la même offre avec la même adresse\u00A0: un nouveau lien part par e-mail, et vos réponses sont encore là.',
  },
  CV_TOO_LARGE: { status: 413, message: 'Ce fichier est trop volumineux\u00A0: 3 Mo au maximum.' },
  CV_EMPTY: { status: 400, message: 'Ce fichier est vide. Choisissez un autre CV.' },
  CV_UNSUPPORTED: { status: 415, message: 'Ce type de fichier n’est pas accepté\u00A0: envoyez un PDF, DOC ou DOCX.' },
});

const serverErrors = defineErrors({
  APPLICATION_CLOSED: {
    status: 410,
    message:
      'L’entreprise a clos votre candidature\u00A0: cet entretien est terminé. Merci du temps que vous lui avez consacré.',
  },
  JOB_FULL: { status: 409, message: 'Toutes les places d’entretien de cette offre sont prises pour le moment.' },
  REMINDED_TODAY: {
    status: 409,
    message: 'Un rappel est déjà parti il y a moins de 24 heures. Un par jour au plus.',
  },
  NOTHING_TO_REMIND: {
    status: 409,
    message: 'Ce candidat n’a pas d’entretien à finir avec un lien ouvert\u00A0: aucun rappel ne part.',
  },
  INTERVIEW_PAUSED: { status: 409, message: 'Cette offre n’accepte pas de nouvel entretien pour le moment.' },
  ALREADY_BEGUN: {
    status: 409,
    message: 'Cet entretien a déjà commencé avec un autre lien. Rechargez la page pour le reprendre.',
  },
  CONFIRM_FIRST: { status: 409, message: 'Confirmez d’abord votre adresse avec le lien reçu par e-mail.' },
  QUESTIONS_CHANGED: {
    status: 410,
    message:
      'L’entreprise a changé ses questions entre-temps. Ouvrez le lien reçu par e-mail pour répondre aux nouvelles.',
  },
  NOT_STARTED: { status: 409, message: 'Acceptez d’abord l’avertissement pour commencer l’entretien.' },
  UNKNOWN_QUESTION: { status: 404, message: 'Cette question n’existe pas dans votre entretien.' },
  ANSWERS_MISSING: { status: 409, message: 'Il reste des questions sans réponse.' },
  CV_MISSING: { status: 400, message: 'Ajoutez votre CV pour envoyer votre candidature.' },
  CV_LOCKED: {
    status: 415,
    message: 'Ce fichier est protégé par un mot de passe\u00A0: enregistrez-le sans mot de passe, puis envoyez-le.',
  },
  CV_MACROS: {
    status: 415,
    message: 'Ce document Word contient des macros\u00A0: enregistrez-le en PDF, puis envoyez ce PDF.',
  },
  CV_LINKED: {
    status: 415,
    message:
      'Ce document Word va chercher une image ou un modèle sur un autre serveur\u00A0: enregistrez-le en PDF, puis envoyez ce PDF.',
  },
  CV_MIXED: {
    status: 415,
    message:
      'Ce fichier est abîmé ou en contient un autre\u00A0: ouvrez-le, enregistrez-le de nouveau en PDF, puis envoyez ce PDF.',
  },
  CV_OVERGROWN: {
    status: 413,
    message: 'Le contenu de ce document est anormalement volumineux\u00A0: enregistrez-le en PDF, puis envoyez ce PDF.',
  },
  CV_WRONG_OFFSET: { status: 409, message: 'L’envoi du CV reprend à un autre endroit.' },
});

export const interviewErrors = { ...foundHereErrors, ...serverErrors };
