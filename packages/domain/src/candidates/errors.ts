import { defineErrors } from '#/kernel/app-error';

export const candidateErrors = defineErrors({
  JOB_CLOSED: { status: 410, message: 'Cette offre n’accepte plus de candidatures.' },
  REGISTRATION_FULL: { status: 409, message: 'Toutes les places de cette offre sont prises. Merci de votre intérêt.' },
  BEGIN_BY_MAIL: {
    status: 409,
    message:
      'L’entretien ne peut pas commencer ici pour le moment. Ouvrez le lien reçu par e-mail\u00A0: il vous attend.',
  },
  CANDIDATE_NOT_FOUND: { status: 404, message: 'Ce candidat est introuvable.' },
  CV_NOT_FOUND: { status: 404, message: 'Ce candidat n’a pas envoyé de CV.' },
  FILE_LINK_EXPIRED: {
    status: 404,
    message: 'Cette adresse de téléchargement n’est plus valable. Demandez le fichier à nouveau.',
  },
  APPLICATION_WITHDRAWN: {
    status: 409,
    message: 'Ce candidat a retiré sa candidature\u00a0: il n’y a plus rien à décider.',
  },
  DECIDED_ALREADY: {
    status: 409,
    message: 'Une décision est prise sur cette candidature\u00A0: annulez-la avant de rouvrir l’entretien.',
  },
  INTERVIEW_OPEN: {
    status: 409,
    message: 'Cet entretien est encore ouvert\u00A0: le lien du candidat fonctionne.',
  },
  REJECTION_MAILED: {
    status: 409,
    message: 'Le candidat a déjà été prévenu par e-mail\u00a0: ce rejet ne peut plus être annulé.',
  },
  STAGE_CHANGED: {
    status: 409,
    message:
      'Ce candidat a changé d’étape dans une autre fenêtre ou sur un autre appareil. Relisez sa fiche, puis recommencez.',
  },
  STAGE_IMPOSSIBLE: { status: 409, message: 'Ce candidat ne peut pas passer à cette étape maintenant.' },
  NOT_RETAINED: {
    status: 409,
    message: 'Cette candidature n’a pas été retenue\u00a0: annulez d’abord ce choix.',
  },
  HIRED_ELSEWHERE: {
    status: 409,
    message: 'Cette personne est déjà embauchée sur une autre de vos offres.',
  },
  NOTHING_TO_UNDO: {
    status: 409,
    message: 'Il n’y a rien à annuler\u00a0: la dernière étape ne vient pas de votre équipe.',
  },
  NOTES_CHANGED: {
    status: 409,
    message: 'Ces notes ont été changées dans une autre fenêtre ou sur un autre appareil.',
  },
  EMAIL_ARRIVES: {
    status: 409,
    message:
      'Cette adresse reçoit nos e-mails\u00a0: seule une adresse refusée se corrige ici. Avec une autre, le candidat peut postuler à nouveau.',
  },
  EMAIL_TAKEN: { status: 409, message: 'Une autre candidature à cette offre porte déjà cette adresse.' },
  BAD_CURSOR: { status: 400, message: 'Cette page n’existe pas. Rechargez la liste.' },
});
