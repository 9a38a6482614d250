import { companyJobs, subscription } from './harness/offers-data.ts';
import * as account from './states/account.ts';
import * as applications from './states/applications.ts';
import * as appointments from './states/appointments.ts';
import * as candidates from './states/candidates.ts';
import * as equity from './states/fairness.ts';
import * as guide from './states/instructions.ts';
import * as offers from './states/offers.ts';
import * as operator from './states/operator.ts';
import * as reviews from './states/reviews.ts';
import { company, fails, guest, inside, never, type Open, refusal, type Text, visit } from './states/stage.ts';

/** One state of one page: how it is opened, and what of the specification's texts stands there. */
export interface PageState {
  /** Section of the specification. */
  readonly spec: string;
  readonly page: string;
  readonly state: string;
  readonly open: Open;
  readonly texts: readonly Text[];
  /** A state that only one of the two widths has. */
  readonly only?: 'phone' | 'desk';
}

type Row = readonly [state: string, open: Open, texts: readonly Text[], only?: PageState['only']];
const rows = (spec: string, page: string, list: readonly Row[]): PageState[] =>
  list.map(([state, open, texts, only]) => ({ spec, page, state, open, texts, ...(only && { only }) }));

const RETRY = 'Réessayer';
const INVALID_EMAIL = 'Veuillez entrer une adresse e-mail valide.';
const { describeCompany, chooseValues, finishOnBoarding, onBoarding, SESSION } = account;
const { MEETING, OPEN_FILE, sendPlan } = candidates;
const [starter, basic, running] = [subscription('starter'), subscription('basic'), subscription('entreprise')];

/** Every page in every state, with the specification's texts: it drives spec-texts.spec.ts and `npm run screenshots`. */
// One line a state, however long: it is a table.
// prettier-ignore
export const PAGE_STATES: readonly PageState[] = [
  ...rows('1, 2.3', '/', [
    ['visiteur', visit('/'), ['Fonctionnalités', 'Process', 'Tarifs', 'Commencer', '85 %', '75 %', '93 %'], 'desk'],
    ['menu', visit('/', (page) => page.locator('header summary:visible').click()), ['Fonctionnalités', 'Process', 'Tarifs', 'Commencer'], 'phone'],
    ['recruteur', inside('/'), ['Emplois', 'Dashboard', 'Entretiens', 'Tarifs', 'Compte', 'Déconnexion', 'Choisir Starter'], 'desk'],
    ['menu du recruteur', inside('/', (page) => page.locator('header summary:visible').click()), ['Emplois', 'Dashboard', 'Entretiens', 'Tarifs', 'Compte', 'Déconnexion'], 'phone'],
  ]),
  ...rows('2.20', '/About', [['récit', visit('/About'), ['100% fondé sur la passion', "Entreprises aidées aujourd'hui", 'En croissance', 'Authenticité', 'Grit', 'Innovation', 'Commencer maintenant', 'Nous contacter']]]),
  ...rows('2.20', '/Contact', [['coordonnées', visit('/Contact'), ['E-mail', 'WhatsApp', 'Téléphone', 'Contactez-nous directement', 'Essayer gratuitement']]]),
  ...rows('2.21', '/Privacy', [
    ['confidentialité', visit('/Privacy'), []],
    ['conditions', visit('/Privacy#conditions'), ['Starter', 'Basic', 'Entreprise']],
  ]),
  ...rows('1', '/Methode', [['mesures', visit('/Methode'), ['Un niveau par réponse', 'Avec quelle justesse']]]),
  ...rows('2.1', '/Merci', [['remerciements', visit('/Merci'), ['Merci']]]),
  ...rows('2.1', '404', [['adresse inconnue', visit('/nulle-part'), ['Cette page n’existe pas']]]),
  ...rows('7', '/api/docs', [['document', visit('/api/docs'), ['/auth/signup']]]),

  ...rows('2.4, 5, 8', '/Signup', [
    ['vide', guest('/Signup', {}), ['Créer mon compte']],
    ['faute : e-mail', account.signUpFault('E-mail', 'contact'), [INVALID_EMAIL]],
    ['faute : mot de passe', account.signUpFault('Mot de passe', 'court'), ['Le mot de passe doit contenir au moins 8 caractères.']],
    ['faute : nom', account.signUpFault('Nom de l’entreprise', 'AB'), ['Le nom doit contenir entre 3 et 15 caractères.']],
    ['faute : téléphone', account.signUpFault('Téléphone', '7123456'), ['Le numéro de téléphone doit contenir exactement 8 chiffres.']],
    ['faute : adresse', account.signUpFault('Adresse', 'a'), ["L'adresse doit contenir entre 3 et 50 caractères."]],
    ['faute : ville', account.signUpFault('Ville', ''), ['Veuillez entrer votre ville.']],
    ['envoi', account.signUp(never), ['Inscription...']],
    ['réussie', account.signUp({ status: 201, body: { message: 'ok' } }), ['Inscription réussie !']],
    ['refus sans mots', account.signUp(fails(400)), ["L'inscription a échoué"]],
    ['panne sans mots', account.signUp(fails()), ['Registration failed']],
    ['service absent', account.signUp(fails(503)), ["Le service d'inscription n'est pas disponible"]],
    ['sans réseau', account.signUp('lost'), ['Network or unknown error occurred']],
    ['imprévu', account.broken(account.signUp(never)), ["Une erreur s'est produite lors de l'inscription. Veuillez réessayer."]],
  ]),
  ...rows('2.5, 5, 8', '/Login', [
    ['vide', guest('/Login', {}), ['Se connecter']],
    ['faute : e-mail', account.logInFault('contact@medina.t', 'un-mot-de-passe'), [INVALID_EMAIL]],
    ['faute : mot de passe', account.logInFault('contact@medina.tn', 'court'), ['Le mot de passe doit comporter au moins 8 caractères.']],
    ['réussie', account.logIn({ body: SESSION }), ['Connexion réussie']],
    ['à confirmer', account.logInRefused, ['Renvoyer l’e-mail de confirmation']],
    ['panne sans mots', account.logIn(fails()), ['Login failed']],
    ['sans jeton', account.logIn({ body: { ...SESSION, accessToken: '' } }), ['Invalid response from server (no accessToken)']],
    ['imprévu', account.broken(account.logIn(never)), ["Une erreur s'est produite lors de la connexion. Veuillez réessayer."]],
  ]),
  ...rows('2.6, 8', '/verify', [
    ['à confirmer', account.verifyHere, ['Confirmez votre adresse', 'Confirmer mon adresse']],
    ['mot de passe', guest('/verify?token=t', {}), ['Confirmez votre adresse', 'Celui que vous avez choisi à l’inscription', 'Inscrivez-vous à nouveau']],
    ['mot de passe refusé', account.verify({ status: 400, body: { code: 'CONFIRMATION_REFUSED', message: 'Ce mot de passe n’est pas celui choisi à l’inscription.' } }), ['Ce mot de passe n’est pas celui choisi à l’inscription.']],
    ['en cours', account.verify(never), ['Un instant...']],
    ['confirmée', account.verify({ body: { ...account.SESSION, onBoardingStatus: 'PENDING' } }), ['Votre adresse est confirmée']],
    ['déjà confirmée', account.verify(fails(409)), ['Adresse déjà confirmée']],
    ['lien mort', account.verify(fails(404)), ['Ce lien de confirmation est invalide ou a expiré.']],
    ['sans jeton', guest('/verify', {}), ['Token de vérification manquant.']],
    ['panne', account.verify(fails()), ["Erreur lors de la vérification de l'email."]],
  ]),
  ...rows('2.7, 5, 8', '/forgot-password', [
    ['vide', guest('/forgot-password', {}), ['Mot de passe oublié']],
    ['faute', account.forgot('contact'), ['Veuillez entrer une adresse email valide.']],
    ['envoyé', account.forgot('a@medina.tn', { status: 202, body: { message: 'ok' } }), ['a@medina.tn']],
    ['panne', account.forgot('a@medina.tn'), [["Erreur lors de l'envoi de l'email...", "Erreur lors de l'envoi de l'email."]]],
  ]),
  ...rows('2.8, 5, 8', '/reset-password', [
    ['vide', guest('/reset-password?token=t', {}), ['Nouveau mot de passe']],
    ['trop court', account.reset('court', 'court'), ['Le mot de passe doit contenir au moins 8 caractères.']],
    ['différents', account.reset('un-mot-de-passe', 'un-autre-mot'), ['Les mots de passe ne correspondent pas.']],
    ['changé', account.reset('un-mot-de-passe', 'un-mot-de-passe', { body: { message: 'ok' } }), ['Se connecter']],
    ['lien mort', account.reset('un-mot-de-passe', 'un-mot-de-passe', fails(400)), ['Ce lien est invalide ou a expiré. Demandez un nouveau lien.']],
    ['sans jeton', guest('/reset-password', {}), ['Ce lien de réinitialisation est incomplet.']],
  ]),
  ...rows('2.9, 5, 8', '/OnBoarding', [
    ['description à compléter', onBoarding(1, describeCompany('Outils')), [['Veuillez entrer encore au moins {n} caractères', 'Veuillez entrer encore au moins 5 caractères'], 'Continuer']],
    ['description', onBoarding(1, describeCompany('Outils de paiement')), [['{n} caractères', '18 caractères']]],
    ['industrie', onBoarding(2, async () => {}), ['Technologie', 'Santé', 'Finance', 'Éducation', 'Fabrication', 'Commerce de détail', 'Médias & Divertissement', 'Hôtellerie', 'Construction', 'Énergie', 'Transport', 'Restauration', 'Retour']],
    ['taille', onBoarding(3, async () => {}), ['1-10', '11-50', '51-200', '201-500', '501-1000', '1000+']],
    ['valeurs', onBoarding(4, chooseValues(3)), [['{n}/5 valeurs sélectionnées', '3/5 valeurs sélectionnées'], 'Innovation', 'Orientation client', 'Intégrité', 'Collaboration', 'Excellence', 'Diversité', 'Durabilité', 'Transparence', 'Responsabilité', 'Équilibre travail-vie', 'Communauté', 'Esprit de croissance', 'Terminer la configuration']],
    ['cinq valeurs', onBoarding(4, chooseValues(5)), ['Maximum de 5 valeurs sélectionnées']],
    ['envoi', onBoarding(4, finishOnBoarding, { 'PUT /users/onboarding': never }), ['Traitement...']],
    ['terminée', onBoarding(4, finishOnBoarding, { 'PUT /users/onboarding': { body: { onBoardingStatus: 'COMPLETED', message: 'ok' } } }), ['Configuration terminée avec succès !']],
    ['échec', onBoarding(4, finishOnBoarding), ['Échec de la configuration. Veuillez réessayer.']],
  ]),

  ...rows('2.3, 2.10', '/Jobs', [
    ['exemple', inside('/Jobs'), ["Offres d'emploi"]],
    ['deux offres', offers.jobs(), ['Créer une offre', 'Non divulgué', "Copier lien d'entretien", 'Temps plein', 'Temps partiel', 'Emplois', 'Dashboard', 'Entretiens', 'Tarifs', 'Compte', 'Déconnexion'], 'desk'],
    ['chargement', offers.jobs({ 'GET /jobs/company': never }), ["Offres d'emploi"]],
    ['aucune', offers.jobs({ 'GET /jobs/company': { body: companyJobs() } }), ['Aucun emploi trouvé', "Il n'y a actuellement aucune offre d'emploi disponible."]],
    ['recherche', offers.jobs({}, offers.searchJobs('compta')), [['{n} résultat(s) trouvé(s) pour ...', '1 résultat(s) trouvé(s) pour « compta »']]],
    ['recherche vaine', offers.jobs({}, offers.searchJobs('boulanger')), [["Aucun résultat pour ... Essayez d'autres mots-clés.", "Aucun résultat pour « boulanger ». Essayez d'autres mots-clés."], 'Effacer la recherche']],
    ['lien copié', offers.jobs({}, offers.copyLink), ['Lien copié !']],
    ['copie refusée', offers.jobs({}, offers.copyRefused), ['/Apply/j1']],
    ['fermées', company('/Jobs?etat=fermees', offers.ONE_CLOSED), ['Caissier', 'Fermée']],
    ['aucune fermée', company('/Jobs?etat=fermees', { 'GET /jobs/company': { body: companyJobs(...offers.OFFERS) } }), ['Aucune offre fermée']],
    ['échec', offers.jobs({ 'GET /jobs/company': fails(400) }), [RETRY]],
    ['menu', offers.jobs({}, offers.menu()), ['Partager le poste', 'Affiche à imprimer', 'Modifier l’offre', 'Fermer l’offre']],
    ['partage', offers.jobs({}, offers.menu('Partager le poste')), ['Partager le poste', 'WhatsApp', 'LinkedIn', 'Facebook']],
    ['fermeture', offers.jobs({}, offers.menu('Fermer l’offre')), ['Fermer cette offre ?']],
  ]),
  ...rows('decisions', '/Jobs/{id}/Modifier', [
    ['exemple', inside(({ jobId }) => `/Jobs/${jobId}/Modifier`), ['Enregistrer']],
    ['modifiable', offers.edit(), ['Modifier l’offre', 'Exigences', 'Enregistrer']],
    ['profil figé', offers.edit({ profileLocked: true }), ['le profil recherché et la langue ne changent plus']],
    ['questions à réécrire', offers.rewrite, ['Réécrire les questions', 'Garder les questions actuelles', 'Tout réécrire']],
    ['inconnue', company('/Jobs/autre/Modifier', offers.ONE_CLOSED), ['Offre introuvable']],
  ]),
  ...rows('decisions', '/Jobs/{id}/Affiche', [['exemple', inside(({ jobId }) => `/Jobs/${jobId}/Affiche`), ['Imprimer']], ['affiche', offers.poster, ['Medina Digital recrute', 'Scannez pour postuler', 'Questions posées par une IA']]]),
  ...rows('decisions', '/Jobs/{id}/Questions', [
    ['modifiables', offers.questions(true), ['Ajouter une question']],
    ['figées', offers.questions(false), ['Racontez un choix technique']],
  ]),
  ...rows('2.11, 5, 8', '/CreateJob', [
    ['vérification', offers.mayPost(never), ['Vérification de votre abonnement...']],
    ['informations de base', offers.createJob(0), ['Temps plein', 'Temps partiel', 'Contrat', 'Télétravail', 'Freelance', 'Stage', 'Qui peut trouver l’offre', 'Tout le monde', 'Par lien seulement']],
    ['fautes', offers.createJob(0, offers.emptySubmit), ['Le titre est requis.', 'La description est requise.', 'Le lieu est requis.']],
    ['exigences', offers.createJob(1), ['Lycée', 'DUT/BTS', 'Licence', 'Master', 'Doctorat', 'Non requis', 'Stagiaire', 'Junior', 'Intermédiaire', 'Senior', "Chef d'équipe", 'Cadre', '0-1', '1-3', '3-5', '5-10', '10+', 'Anglais', 'Français']],
    ['préférences', offers.createJob(2), ["Tous les champs de préférences sont requis pour créer l'offre", 'Anglais', 'Français', 'Arabe', 'Espagnol', 'Allemand', 'Mandarin', 'Hindi', 'Portugais', 'Russe', 'Japonais', 'Coréen', 'Italien', 'Communication', "Travail d'équipe", 'Résolution de problèmes', 'Adaptabilité', 'Gestion du temps', 'Leadership', 'Créativité', 'Esprit critique', 'Attention aux détails', 'Intelligence émotionnelle', 'Technologie', 'Santé', 'Finance', 'Éducation', 'Industrie', 'Commerce', 'Médias & Divertissement', 'Hôtellerie', 'Construction', 'Énergie', 'Transport']],
    ['préférences remplies', offers.createJob(3), [['{n} sur 3 sélectionnés', '2 sur 3 sélectionnés']]],
    ['première offre', offers.createJob(3, undefined, undefined, offers.contact(null, null)), ['Adresse de contact pour les candidats']],
    ['créée', offers.createJob(3, offers.sendJob, offers.CREATED), ["Offre d'emploi créée avec succès !"]],
    ['échec', offers.createJob(3, offers.sendJob), ['Erreur inconnue']],
    ['sans abonnement', offers.blocked('NO_SUBSCRIPTION', 'Veuillez acheter un abonnement.'), ['Abonnement requis', 'Souscrire un abonnement', 'Retour']],
    ['en attente', offers.blocked('NOT_ACTIVE', 'Pas encore actif.'), ['Abonnement en attente', 'Voir mon abonnement']],
    ['expiré', offers.blocked('EXPIRED_SUBSCRIPTION', 'Votre abonnement a expiré.'), ['Abonnement expiré', 'Renouveler mon abonnement']],
    ['quota', offers.blocked('NO_JOBS_LEFT', "Vos offres d'emploi sont publiées."), ['Quota épuisé', 'Améliorer mon abonnement']],
    ['refus sans mots', offers.mayPost(fails(403)), ["Erreur d'abonnement", 'Contacter le support', 'Accès refusé']],
    ['panne', offers.mayPost(fails()), ["Erreur inconnue lors de la vérification de l'abonnement"]],
  ]),

  ...rows('2.12, 4, 8', '/Dashboard', [
    ['exemple', inside('/Dashboard'), ['Candidats totaux', 'Score moyen', 'Haut potentiel']],
    ['exemple, fiche', inside(({ jobId, candidateId }) => `/Dashboard?job=${jobId}&candidate=${candidateId}`), ['Elle éclaire votre décision, elle ne la prend pas.']],
    ['liste', candidates.dashboard(), ['En attente', 'Invité', 'Rejeté', 'Haut potentiel']],
    ['offres sur téléphone', candidates.dashboard({}, candidates.chooseOnPhone), ['Sélectionner un poste'], 'phone'],
    ['recherche vaine', candidates.dashboard(candidates.NO_MATCH, candidates.search('nour')), ['Aucun candidat trouvé']],
    ['aucun poste', candidates.dashboard(candidates.NO_JOB), ['Aucun poste ouvert', 'Créer un nouveau poste']],
    ['aucun candidat', candidates.dashboard(candidates.NO_CANDIDATE), ['Aucun candidat pour le moment', 'Partager le poste', 'réseaux sociaux']],
    ['poste inconnu', candidates.dashboard({}, undefined, '?job=autre'), ['Sélectionnez un poste']],
    ['chargement', candidates.dashboard({ 'GET /candidates/job/j1': never }), ['Développeur front-end']],
    ['postes en échec', candidates.dashboard({ 'GET /jobs/company': fails(400) }), ['Échec du chargement des postes. Veuillez réessayer plus tard.', RETRY]],
    ['candidats en échec', candidates.dashboard({ 'GET /candidates/job/j1': fails(400) }), ['Échec du chargement des candidats. Veuillez réessayer plus tard.', RETRY]],
    ['suite en échec', candidates.dashboard(candidates.moreFails, candidates.scrollDown), ['Erreur lors du chargement de plus de candidats']],
    ['coordonnées non confirmées', candidates.dashboard(candidates.withFirst(candidates.UNCONFIRMED), undefined, OPEN_FILE), ['pas encore confirmés par la personne']],
    ['entretien rouvert', candidates.dashboard({}, candidates.reopen, OPEN_FILE), ['Rouvrir l’entretien ?', 'sont effacés pour toujours']],
    ['entretien déjà passé', candidates.dashboard(candidates.withFirst(candidates.TAKEN), undefined, OPEN_FILE), ['a déjà passé cet entretien', 'Rouvrir l’entretien']],
    ['e-mail refusé', candidates.dashboard(candidates.withFirst(candidates.REFUSED), undefined, OPEN_FILE), ['E-mail refusé', 'Adresse corrigée', 'Corriger et renvoyer']],
    ['rapport prêt', candidates.dashboard(candidates.withFirst({ reportStatus: 'READY', reportPdfUrl: '/api/candidates/c1/report' }), undefined, OPEN_FILE), ['Voir Rapport']],
    ['rapport perdu, redemandé', candidates.dashboard(candidates.LOST_REPORT, candidates.askLostReport, OPEN_FILE), ['Le fichier de ce rapport n’existe plus.', 'Génération...']],
    ['rapport en cours', candidates.dashboard(candidates.withFirst({ reportStatus: 'GENERATING' }), undefined, OPEN_FILE), ['Génération...']],
    ['rapport en échec', candidates.dashboard({ 'PUT /candidates/report/c1': fails() }, candidates.askReport, OPEN_FILE), ['Échec de la génération du rapport. Veuillez réessayer plus tard.']],
    ['rapport, autre plan', candidates.dashboard({ 'GET /subscriptions/user': { body: [basic] } }, candidates.askReport, OPEN_FILE), ['plan Entreprise']],
    ['sélection', candidates.dashboard({}, candidates.select), ['Comparer', 'Rejeter']],
    ['comparaison', candidates.dashboard({}, candidates.compare), ['Comparer les candidats', 'Expérience']],
    ['raccourcis', candidates.dashboard({}, candidates.help), ['Raccourcis clavier']],
    ['palette', candidates.dashboard({}, candidates.palette), ['Emplois', 'Créer une offre']],
    ['export', candidates.dashboard({}, candidates.exportList), ['Exporter les candidats']],
    ['rejet', candidates.dashboard({}, candidates.reject, OPEN_FILE), ['Rejeter la candidature']],
    ['rejet en cours', candidates.dashboard({ 'PUT /candidates/reject/c1': never }, candidates.sendReject, OPEN_FILE), ['Rejet...']],
    ['rejeté', candidates.dashboard({ 'PUT /candidates/reject/c1': { body: { id: 'c1', ...candidates.REJECTED } } }, candidates.sendReject, OPEN_FILE), ['Candidature d’Amira Ben Salah rejetée', 'Annuler']],
    ['rejet en échec', candidates.dashboard({ 'PUT /candidates/reject/c1': fails() }, candidates.sendReject, OPEN_FILE), ["Échec du rejet du candidat..."]],
    ['rejeté et prévenu', candidates.dashboard(candidates.withFirst(candidates.TOLD), undefined, OPEN_FILE), ['ce rejet ne peut plus être annulé']],
    ['candidature retirée', candidates.dashboard(candidates.withFirst({ withdrawnAt: '2026-11-20T09:00:00.000Z' }), undefined, OPEN_FILE), ['Retirée']],
    ['demandes de candidats', reviews.waiting, ['2 demandes attendent votre réponse', 'Demande à être lu par une personne', 'En retard depuis le']],
    ['contestation', reviews.file(), ['Conteste son évaluation', 'un autre métier', 'Lire toutes ses réponses', 'Elle part par e-mail']],
    ['personne demandée', reviews.file(null), ['Aucun score n’est donné', 'En retard depuis le']],
    ['réponse envoyée', reviews.file({ answer: 'Nous avons relu.', answeredAt: new Date().toISOString() }), ['Votre réponse, le', 'Nous avons relu.']],
    ['réponse déjà partie', reviews.file({}, reviews.answerIt, refusal(409, 'REVIEW_ANSWERED', 'Une réponse est déjà partie.')), ['Une réponse est déjà partie.']],
    ['comparaison, raisons', candidates.dashboard({}, candidates.unfoldReasons, candidates.COMPARED), ['Comparer les candidats', 'Niveau 3 sur 4.']],
  ]),
  ...rows('decisions', '/Equite', [
    ['exemple', inside(({ jobId }) => `/Equite?offre=${jobId}`), ['Équité de l’évaluation', 'Petit échantillon', 'Lancer le test']],
    ['mesurée', equity.fairness(), ['Cela ne prouve pas que l’identité ne compte pas', 'de 66 à 62 points', 'Le score global varie de 2 points au plus', '0,7 point', '4 (14 %)', 'Il ne dit pas']],
    ['test en cours', equity.fairness({ body: equity.RUNNING }), ['Le test tourne', 'Petit échantillon']],
    ['test interrompu', equity.fairness({ body: equity.FAILED }), ['Le dernier test a été interrompu']],
    ['aucun entretien', equity.fairness({ body: equity.EMPTY }), ['Aucun entretien évalué pour le moment']],
    ['chargement', equity.fairness(never), ['Équité de l’évaluation']],
    ['échec', equity.fairness(fails(400)), ['Échec du chargement du rapport. Veuillez réessayer plus tard.', RETRY]],
    ['plan', equity.fairness(refusal(403, 'PLAN_FEATURE_REQUIRED', 'Réservé.')), ['Accès restreint', 'Améliorer mon abonnement']],
  ]),
  ...rows('decisions', '/ModeEmploi', [
    ['exemple', inside('/ModeEmploi'), ['Mode d’emploi de l’évaluation', 'Moteur local', 'Quand ne pas s’en servir', 'Expérience vécue', ...guide.SENTENCES]],
    ['mesures', guide.instructions(), ['0.4.1', '62 %', 'Savoir-faire', 'de 66 à 62 points']],
    ['modèle de langage', guide.instructions(guide.WITH_MODEL), ['grand-modele', 'ne sont pas les siennes']],
    ['chargement', guide.instructions(never), ['À lire avant de décider']],
    ['échec', guide.instructions(fails(400)), ['Échec du chargement du mode d’emploi. Veuillez réessayer plus tard.', RETRY]],
  ]),
  ...rows('2.13, 5, 8', '/Dashboard, planification', [
    ['ouverte', candidates.dashboard({}, candidates.plan, OPEN_FILE), ['Planifier un entretien', 'Amira Ben Salah', 'meet.google.com']],
    ['fautes en ligne', candidates.dashboard({}, sendPlan({}), OPEN_FILE), ["La date et l'heure sont requises", 'Le lien de réunion est requis']],
    ['fautes en présentiel', candidates.dashboard({}, sendPlan({ type: 'En présentiel' }), OPEN_FILE), ["L'adresse est requise", 'Adresse complète']],
    ['dans le passé', candidates.dashboard({}, sendPlan({ ...MEETING, when: '15/03/2021 10:30' }), OPEN_FILE), ["La date et l'heure doivent être dans le futur"]],
    ['pas une date', candidates.dashboard({}, sendPlan({ ...MEETING, when: 'demain' }), OPEN_FILE), ['Date input not valid.']],
    ['envoi', candidates.dashboard({ 'POST /invitations': never }, sendPlan(MEETING), OPEN_FILE), ['Envoi...']],
    ['échec', candidates.dashboard({ 'POST /invitations': fails() }, sendPlan(MEETING), OPEN_FILE), [["Échec de l'envoi de l'invitation...", "Échec de l'envoi de l'invitation"]]],
  ]),
  ...rows('2.14', '/Interviews', [
    ['exemple', inside('/Interviews'), ['Entretiens planifiés']],
    ['à venir', appointments.interviews(), ['Amira Ben Salah', 'i1@mail.tn', 'Mariem Jlassi']],
    ['passés', appointments.interviews(undefined, appointments.past), ['Rim Chaabane']],
    ['recherche vaine', appointments.interviews(undefined, appointments.searchFor('nour')), ['Aucun résultat']],
    ['aucun', appointments.interviews({ body: [] }), ['Aucun entretien']],
    ['chargement', appointments.interviews(never), ['Entretiens planifiés']],
    ['échec', appointments.interviews(fails(400)), [RETRY]],
  ]),
  ...rows('2.15, 4, 5, 8', '/InterViewChat/{id}', [
    ['exemple', inside(({ candidateId }) => `/InterViewChat/${candidateId}`), ['Entretien Candidat', "Consultation des réponses de l'entretien automatisé"]],
    ['réponses', candidates.transcript(), ['Entretien automatisé', '3 échanges', 'Assistant RH · IA', 'Candidat', "Fin de l'entretien automatisé"]],
    ['chargement', candidates.transcript(never), ['Chargement...', "Récupération de l'entretien en cours"]],
    ['aucune réponse', candidates.transcript(candidates.UNANSWERED), ['Aucune réponse disponible', "Ce candidat n'a pas encore répondu aux questions de présélection."]],
    ['une question', candidates.transcript(candidates.ONE_QUESTION), ['Entretien automatisé', '1 échange', 'Assistant RH', 'Pourquoi ce poste ?', "Fin de l'entretien automatisé"]],
    ['plan', candidates.transcript(refusal(403, 'X', 'Réservé au plan Entreprise.')), ['Accès restreint', 'Réservé au plan Entreprise.', 'Améliorer mon abonnement']],
    ['échec', candidates.transcript(fails(500)), ['Erreur', 'Une erreur est survenue lors de la récupération des données']],
    ['sans candidat', candidates.transcript(never, '/InterViewChat'), ['Missing candidate id']],
  ]),
  ...rows('2.16, 6, 8', '/Pricing', [
    ['exemple', inside('/Pricing'), ['Starter', 'Basic', 'Entreprise']],
    ['plans', offers.pricing(), ['75 TND par mois', '99 TND par mois', 'Contacter le support']],
    ['en cours', offers.pricing(offers.owning(basic)), ['Basic']],
    ['chargement', offers.pricing({ 'GET /plans': never }), []],
    ['échec', offers.pricing({ 'GET /plans': fails(400) }), ['Erreur lors du chargement des plans', RETRY]],
    ['confirmation', offers.pricing(offers.owning(basic), offers.choosePlan('Choisir Entreprise')), ["Confirmation d'abonnement", 'est désactivé', 'abonnements en attente sont annulés', 'Un seul abonnement', 'irréversible', 'Annuler', "J'accepte et continue"]],
    ['sans identifiant', offers.pricing(offers.WITHOUT_ID, offers.choosePlan('Choisir Basic')), ['ID du plan manquant.']],
    ['vers le paiement', offers.pricing(offers.PAYMENT, offers.agree('Choisir Basic')), ['Redirection vers la page de paiement...']],
    ['sans prix du serveur', offers.pricing(offers.WITHOUT_PRICE), ['199 TND', 'illimité']],
    ['gratuit activé', offers.pricing({ 'POST /subscriptions/buy-free/starter': { status: 201, body: { message: 'ok', subscription: starter } } }, offers.agree('Activer gratuitement')), ['Plan gratuit activé']],
    ['refus', offers.pricing({ 'POST /subscriptions/buy/basic': refusal(403, 'X', 'Refusé par le serveur.') }, offers.agree('Choisir Basic')), ['Refusé par le serveur.']],
    ['attend le paiement', company('/Pricing?paiement=attente', { 'GET /plans': offers.PLANS, ...offers.owning(offers.WAITING) }), ['99 TND', 'attend son paiement']],
  ]),
  ...rows('2.17, 8', '/Settings', [
    ['exemple', inside('/Settings'), ['ADMIN']],
    ['configuré', offers.account(), ['ADMIN', 'Complété', 'Technologie', '11-50']],
    ['en cours', offers.account(offers.setUp('PENDING')), ['En cours']],
    ['non commencé', offers.account(offers.setUp('OTHER')), ['Non commencé']],
    ['échec', offers.account({ 'GET /users/settings': fails(400) }), ['Failed to load user settings']],
    ['modification', offers.account({}, '', offers.editAccount({})), ['Enregistrer', 'Annuler']],
    ['nom trop court', offers.account({}, '', offers.editAccount({ 'Nom de l’entreprise': 'AB' })), ['Le nom doit contenir entre 3 et 15 caractères.']],
    ['adresse trop courte', offers.account({}, '', offers.editAccount({ Adresse: 'a' })), ["L'adresse doit contenir entre 3 et 50 caractères."]],
    ['enregistré', offers.account(offers.SAVED, '', offers.editAccount({ Ville: 'Tunis' })), ['Vos informations sont enregistrées.']],
    ['contact : identifiant', offers.account(offers.contact(null, null)), ['Adresse de contact pour les candidats', 'tant que vous n’en choisissez pas une autre']],
    ['contact : à confirmer', offers.account(offers.contact(null, 'candidats@medina.tn')), ['Nouvelle adresse de contact', 'À confirmer', 'Renvoyer l’e-mail']],
    ['contact : faute', offers.account({}, '', offers.editAccount({ 'Adresse de contact pour les candidats': 'rh' })), [INVALID_EMAIL]],
    ['abonnements', offers.account(offers.owning(offers.WAITING, running), '?section=abonnements'), ['En attente', 'illimité']],
    ['données : rien encore', offers.account(offers.life(null), '?section=donnees'), ['Exporter toutes les données', 'en une archive ZIP']],
    ['données : sans les réponses', offers.account(offers.life(null, { leavesOut: ['answers'] }), '?section=donnees'), ['Les réponses des candidats n’y sont pas']],
    ['données : en préparation', offers.account(offers.life('RUNNING'), '?section=donnees'), ['L’archive se prépare']],
    ['données : prêtes', offers.account(offers.life('READY'), '?section=donnees'), ['Votre archive est prête', 'Télécharger', 'Préparer un nouvel export']],
    ['données : export en échec', offers.account(offers.life('FAILED'), '?section=donnees'), ['L’export n’a pas pu être préparé']],
    ['effacer : demande', offers.account(offers.life(null), '?section=donnees', offers.askErasure({})), ['Effacer Medina Digital ?', 'Garder l’entreprise']],
    ['effacer : faute', offers.account({ ...offers.life(null), 'POST /users/data/erasure': refusal(400, 'WRONG_PASSWORD', 'Ce mot de passe n’est pas le vôtre.') }, '?section=donnees', offers.askErasure({ 'Nom de l’entreprise': 'Medina Digital', 'Mot de passe': 'un-autre' })), ['Ce mot de passe n’est pas le vôtre.']],
    ['effacer : en attente', offers.account(offers.life(null, { eraseAt: '2026-11-28T08:00:00.000Z' }), '?section=donnees'), ['Tout sera effacé le', 'Annuler l’effacement']],
    ['données en échec', offers.account({ 'GET /users/data': fails(400) }, '?section=donnees'), ['L’état de vos données n’a pas pu être lu.', RETRY]],
    ['abonnements en échec', offers.account({ 'GET /subscriptions/user': fails(400) }, '?section=abonnements'), ['Failed to load subscriptions', RETRY]],
  ]),

  ...rows('2.18, 5, 8', '/Apply/{jobId}', [
    ['offre', visit(({ jobId }) => `/Apply/${jobId}`), ['Recevoir mon lien d’entretien', 'Questions posées par une IA, environ', 'Une personne décide']],
    ['champs vides', applications.apply((form) => form.submit.click()), ['Le prénom est requis', 'Le nom est requis', "L'adresse e-mail est requise", 'Le numéro de téléphone est requis', 'Veuillez corriger les erreurs dans le formulaire']],
    ['fautes', applications.apply(applications.sendForm({ 'E-mail': 'amira@mail', Téléphone: '2745180' })), ['Veuillez entrer une adresse e-mail valide', 'Veuillez entrer un numéro de téléphone valide (8 chiffres)']],
    ['envoyé', applications.apply(applications.sendForm(), { status: 201, body: { message: 'ok', email: 'amira@exemple.tn' } }), ['Vérifiez votre boîte e-mail', 'amira@exemple.tn']],
    ['offre disparue', applications.apply(applications.sendForm(), fails(404)), ["job expired or doesn't exist"]],
    ['échec', applications.apply(applications.sendForm(), fails()), ["Une erreur s'est produite lors de l'inscription"]],
    ['complète pour le moment', applications.unavailable('WAITING'), ['prises pour le moment', 'Recevoir mon lien d’entretien']],
    ['complète', applications.unavailable('FULL'), ['Toutes les places sont prises']],
    ['fermée', applications.unavailable('CLOSED'), ['Candidatures closes']],
    ['inconnue', visit('/Apply/n-importe-quoi'), ['Offre introuvable']],
  ]),
  ...rows('2.19, 4, 8', '/Interview/{token}', [
    ['avertissement', visit(({ freshLink }) => freshLink), ['Avant de commencer', 'Vous êtes', 'Corriger']],
    ['coordonnées corrigées', applications.interview(applications.WAITING, applications.correct), ['Prénom', 'Téléphone', 'Enregistrer']],
    ['première question', visit(({ startedLink }) => startedLink), ['Écrivez votre réponse', 'Assistant RH · IA', 'Être lu par une personne']],
    ['en anglais', applications.interview(applications.ENGLISH), ['Hello Amira']],
    ['hors connexion', applications.interview(applications.RUNNING, applications.writeOffline), ['Hors connexion']],
    ['relance', applications.interview(applications.ASKED_AGAIN), ['Précision 1', 'quel a été le résultat concret']],
    ['CV', applications.interview(applications.ALL_ANSWERED), ['l’entretien est terminé']],
    ['CV choisi', applications.interview(applications.ALL_ANSWERED, applications.chooseCv('cv.pdf'), applications.TAKEN), ['prêt à envoyer', 'Envoyer ma candidature']],
    ['CV refusé', applications.interview(applications.ALL_ANSWERED, applications.chooseCv('cv.exe')), ['Ce type de fichier n’est pas accepté']],
    ['envoyée', applications.interview(applications.ALL_ANSWERED, applications.sendCv, applications.TAKEN), ['Candidature soumise avec succès !']],
    ['lien expiré', visit('/Interview/inconnu'), ['Ce lien n’est plus valable', 'Si vous avez déjà envoyé votre candidature, elle est bien arrivée']],
    ['candidature close', applications.interview(refusal(410, 'APPLICATION_CLOSED', 'L’entreprise a clos votre candidature.')), ['Votre candidature est close', 'L’entreprise a clos votre candidature.']],
    ['offre complète', applications.interview(refusal(409, 'JOB_FULL', 'Complet.')), ['Toutes les places sont prises']],
    ['panne', applications.interview(refusal(503, 'UNAVAILABLE', 'Service indisponible.')), ['L’entretien n’a pas pu s’ouvrir', RETRY]],
  ]),
  ...rows('decisions', '/Invitation/{link}', [
    ['à répondre', appointments.invitation(), ['Pouvez-vous venir ?', 'Medina Digital']],
    ['à confirmer', appointments.invitation({}, '?reponse=oui'), ['Confirmez votre réponse']],
    ['acceptée', appointments.invitation({ reply: 'ACCEPTED', repliedAt: new Date().toISOString() }), ['Medina Digital']],
    ['en personne', appointments.invitation({ interviewType: 'IN_PERSON', interviewPlace: '14 rue de Palestine, Tunis' }), ['14 rue de Palestine, Tunis']],
    ['annulée', appointments.invitation({ state: 'WITHDRAWN' }), ['Cet entretien est annulé']],
    ['passée', appointments.invitation({ state: 'PAST' }), ['L’heure de l’entretien est passée']],
    ['inconnue', appointments.unknownInvitation, ['Invitation introuvable']],
  ]),
  ...rows('decisions', '/MesDonnees/{link}', [
    ['exemple', visit(({ ownLink }) => ownLink), ['Mes données', 'Inscription reçue']],
    ['à l’étude', appointments.rights(), ['Candidature à l’étude', 'amira@exemple.tn']],
    ['résultat plus tard', appointments.rights(undefined, { resultFrom: new Date(Date.now() + 5 * 86_400_000).toISOString() }), ['Ce que l’évaluation automatique a conclu', 'Demander l’accès complet']],
    ['entretien déjà passé', appointments.rights(undefined, { state: 'TAKEN' }), ['Entretien déjà passé', 'Un entretien ne se passe qu’une fois']],
    ['correction', appointments.rights(appointments.press('Corriger')), ['Enregistrer']],
    ['retrait', appointments.rights(appointments.press('Retirer ma candidature')), ['Retirer votre candidature ?']],
    ['retirée', appointments.rights(undefined, { state: 'WITHDRAWN', resumable: true }), ['Candidature retirée', 'Reprendre ma candidature']],
    ['effacement', appointments.rights(appointments.press('Effacer mes données')), ['Effacer vos données ?']],
    ['effacées', appointments.rights(appointments.erase, {}, { 'POST /rights/l/erase': { body: { message: 'ok' } } }), ['Vos données sont effacées']],
    ['lien inconnu', appointments.rightsAnswer(fails(404)), ['Ce lien ne s’ouvre pas']],
    ['lien trop ancien', appointments.rightsAnswer(refusal(410, 'RIGHTS_LINK_ENDED', 'Ce lien a plus de 30 jours et ne s’ouvre plus.')), ['Un nouveau lien', 'Recevoir un nouveau lien']],
    ['nouveau lien', appointments.renewed, ['Un nouveau lien', 'un nouveau lien part']],
    ['changer de lien', appointments.rights(appointments.press('Changer de lien')), ['ceux d’avant ne s’ouvrent plus', 'Recevoir un nouveau lien']],
    ['plus rien', appointments.rightsAnswer(fails(410)), ['Plus rien n’est gardé']],
    ['panne', appointments.rightsAnswer(refusal(503, 'UNAVAILABLE', 'Service indisponible.')), ['Vos données ne sont pas arrivées', RETRY]],
  ]),
  ...rows('decisions', '/Relecture/{link}', [
    ['avant l’entretien', visit(({ ownLink }) => ownLink.replace('MesDonnees', 'Relecture')), ['Être lu par une personne', 'aucun score ne lui est montré', 'Demander une personne']],
    ['depuis le chat', reviews.fromChat, ['Contester, ou demander une personne', 'Demander une personne']],
    ['après l’entretien', reviews.open, ['Votre raison', 'Envoyer ma contestation', 'Demander une personne']],
    ['sans raison', reviews.refused, ['Expliquez en quelques mots']],
    ['contestée', reviews.asked, ['Vous avez contesté', 'vous répond par e-mail avant le']],
    ['répondue', reviews.answered, ['Réponse de', 'Nous vous proposons un entretien.']],
    ['retirée', reviews.withdrawn, ['Vous avez retiré cette candidature']],
    ['lien inconnu', visit('/Relecture/inconnu'), ['Cette page ne s’ouvre pas']],
  ]),
  ...rows('decisions', '/Activation/{link}', [
    ['à activer', operator.asked, ['Activer cet abonnement ?', 'Médina Digital', '75 TND', 'Activer le plan Basic']],
    ['activé', operator.activated, ['Abonnement activé', 'ce lien a servi']],
    ['demande remplacée', operator.replaced, ['Cette demande ne vaut plus', 'une autre demande, du plan Entreprise']],
    ['lien inconnu', visit('/Activation/inconnu'), ['Ce lien n’est plus valable', 'plus de 30 jours']],
  ]),
  ...rows('decisions', '/Adresse/{link}', [
    ['à confirmer', operator.contactAsked, ['Recevoir les réponses des candidats ?', 'Médina Digital', 'Confirmer cette adresse']],
    ['confirmée', operator.contactConfirmed, ['Adresse confirmée']],
    ['lien inconnu', visit('/Adresse/inconnu'), ['Ce lien n’est plus valable', 'plus de 3 jours']],
  ]),
  ...rows('decisions', '/outbox', [['exemple', visit('/outbox'), ['Boîte d’envoi']]]),
];

/** Texts that the server says and no page leads to. */
export const SERVER_TEXTS = [{ spec: '5', call: 'POST /subscriptions/buy/%20', text: 'ID du plan manquant.' }] as const;
