import type { TemplateKind } from './options.ts';

interface Words {
  readonly subject: string;
  readonly text: string;
}

/** Initial text of the template editor: the product's own words, with variables. */
export const STARTING_WORDS: Readonly<Record<TemplateKind, Words>> = {
  INVITATION: {
    subject: '{{entreprise}} vous invite à un entretien pour {{poste}}',
    text: 'Bonjour {{prenom}},\n\nVos réponses ont retenu notre attention et nous aimerions vous rencontrer. Nous vous invitons à un entretien pour parler de votre parcours, du poste et de notre équipe.\n\nAu plaisir d’échanger avec vous.',
  },
  REJECTION: {
    subject: 'Votre candidature pour {{poste}} chez {{entreprise}}',
    text: 'Bonjour {{prenom}},\n\nMerci de l’intérêt que vous avez porté au poste {{poste}}.\n\nNous avons étudié votre candidature et décidé de ne pas y donner suite. Nous savons que ce n’est pas la réponse que vous espériez.\n\nNous vous souhaitons une belle suite dans vos recherches.',
  },
  WAITING: {
    subject: 'Vous êtes sur la liste d’attente pour {{poste}}',
    text: 'Bonjour {{prenom}},\n\nToutes les places d’entretien pour le poste {{poste}} chez {{entreprise}} sont prises pour le moment. Dès qu’une place se libère, un e-mail vous prévient et vous donne le lien de votre entretien.\n\nVous n’avez rien d’autre à faire.',
  },
  PROPOSAL: {
    subject: 'Une offre de {{entreprise}} pour vous\u00A0: {{poste}}',
    text: 'Bonjour {{prenom}},\n\nVous avez accepté que nous vous contactions pour d’autres offres. Celle-ci pourrait vous convenir\u00A0: {{poste}}.\n\nSi elle vous intéresse, postulez avec le lien ci-dessous.',
  },
};

/** An example for the preview of a template. */
export const EXAMPLE_WORDS = { prenom: 'Amira', poste: 'Développeur front-end' } as const;
