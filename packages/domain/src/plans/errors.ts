import { defineErrors } from '#/kernel/app-error';

export const planErrors = defineErrors({
  NO_SUBSCRIPTION: {
    status: 403,
    message: 'Vous n’avez pas encore d’abonnement. Veuillez en acheter un pour publier une offre.',
  },
  NOT_ACTIVE: {
    status: 403,
    message: 'Votre abonnement n’est pas encore actif. L’activation prend jusqu’à 24 h après le paiement.',
  },
  EXPIRED_SUBSCRIPTION: { status: 403, message: 'Votre abonnement a expiré. Renouvelez-le pour publier une offre.' },
  NO_JOBS_LEFT: { status: 403, message: "Vous avez publié toutes les offres d'emploi comprises dans votre plan." },
  PLAN_NOT_FOUND: { status: 404, message: 'Ce plan n’existe pas.' },
  FREE_PLAN_USED: { status: 403, message: 'Le plan gratuit n’est utilisable qu’une seule fois.' },
  PLAN_NOT_FREE: { status: 400, message: 'Ce plan n’est pas gratuit.' },
  NOTHING_TO_ACTIVATE: { status: 409, message: 'Cet abonnement n’attend pas d’activation.' },
  NOTHING_TO_EXPIRE: { status: 409, message: 'Cet abonnement a déjà pris fin.' },
  SUBSCRIPTION_NOT_FOUND: { status: 404, message: 'Cet abonnement est introuvable.' },
  PLAN_PRICE_KIND: { status: 400, message: 'Un plan gratuit reste gratuit, un plan payant reste payant.' },
  PLAN_IS_FREE: { status: 400, message: 'Ce plan est gratuit\u00A0: activez-le sans paiement.' },
});
