import { KEEP_CAPITALISED } from '../privacy/keep-words.ts';
import { fold } from '../language/normalise.ts';

const NOT_TOOLS = new Set(
  `janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre january february march april may june july august
  september october november december lundi mardi mercredi jeudi vendredi samedi dimanche monday tuesday wednesday thursday friday saturday
  sunday francais anglais arabe allemand espagnol italien french english arabic german spanish italian bac licence master mastere maitrise
  doctorat bts dut btp ingenieur bachelor degree diploma phd cdi cdd stage internet web i ai ia ok tnd eur usd dt native notion express
  spring boot rest swift flutter robot lean next nest node dart sprint sea power teams word office meet zoom meta react spark matlab pos kpi
  data science big full stack front back end web manager lead developer senior junior product owner class business intelligence`.split(
    /\s+/,
  ),
);

/** Trade words for methods and materials that a person who did the work uses; folded, so any spelling matches. */
const METHODS = `inventaire fifo lifo rapprochement lettrage bilan balance grand-livre journal facture relance devis bon-de-commande cloture
tva amortissement provision budget audit procedure checklist tableau-de-bord dashboard planning gantt maquette prototype brief wireframe
test tests unitaire regression migration rollback backup sauvegarde log logs index cache requete query endpoint api refactor refactoring
deploiement deploy deployment pipeline branch branche commit merge review pull ticket backlog sprint kanban retro retrospective standup
script macro vlookup recherchev tcd pivot formule serveur server base database schema monitoring alerte alert timeout latency
jwt token tokens https cookie cookies cors xss csrf oauth hash bcrypt zod middleware webhook proxy firewall antivirus websocket pwa sdk
crm prospection prospect closing pipe relances panier promo campagne newsletter landing segmentation ab-test a/b abonnes audience
pansement perfusion constante constantes tension glycemie dossier transmission transmissions triage protocole asepsie sterilisation ordonnance
cours sequence evaluation remediation differenciation exercice grille bareme fiche groupe tutorat
recette mise-en-place cuisson chambre-froide haccp reservation check-in checkin overbooking housekeeping commande service terrasse caisse
coffrage ferraillage beton coulage plan metre metrage chantier niveau laser echafaudage epi dosage fissure
palette quai picking preparation tournee chauffeur camion conteneur douane transitaire bl cmr stock stocks rotation emplacement cariste
spc capabilite rebut rebuts tolerance gabarit calibre 5s poka-yoke amdec ishikawa pareto kaizen trs oee capteur automate variateur roulement
onduleur panneau panneaux multimetre disjoncteur schema-electrique cablage transformateur
contrat clause avenant jurisprudence assignation conclusions conciliation
entretien sourcing onboarding integration paie bulletin conge conges polyvalence grille-salariale
spreadsheet invoice reconciliation ledger accrual closing variance forecast stocktake inventory shipment carrier customs pallet warehouse
syringe vitals chart handover dosage wound lesson worksheet rubric syllabus blueprint scaffold concrete rebar wiring breaker
storyboard moodboard grid typography palette persona usability interview survey funnel cohort churn conversion retention`;

export const TOOL_WORDS: ReadonlySet<string> = new Set([
  ...[...KEEP_CAPITALISED].filter((word) => !NOT_TOOLS.has(word)),
  ...METHODS.split(/\s+/)
    .filter((word) => !word.includes('-') && !word.includes('/'))
    .map(fold),
]);
