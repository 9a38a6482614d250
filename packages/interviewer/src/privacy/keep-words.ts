/**
 * Capitalised words that name no person: tools, methods, diplomas, months, languages.
 * All other capitalised words within a sentence are replaced by a placeholder, brands that are also surnames (Schneider, Jenkins) among
 * them: an offer that lists such a brand keeps it.
 */
export const KEEP_CAPITALISED: ReadonlySet<string> = new Set(
  `janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre january february march april may june july
august september october november december lundi mardi mercredi jeudi vendredi samedi dimanche monday tuesday wednesday thursday friday
saturday sunday ramadan francais anglais arabe allemand espagnol italien francaise francaises anglaise anglaises allemande allemands allemandes espagnole espagnols espagnoles italienne italiens italiennes premier natif vu ingenieure french english arabic german spanish italian
bac licence master mastere maitrise doctorat bts dut btp ingenieur bachelor degree diploma phd cdi cdd sivp stage pfe
excel word powerpoint outlook office teams sharepoint google sheets docs drive analytics ads meta facebook instagram linkedin tiktok
whatsapp youtube canva photoshop illustrator figma indesign premiere sketch wordpress shopify woocommerce prestashop mailchimp hubspot
salesforce zoho odoo sage sap oracle erp crm ciel quickbooks navision dynamics xero jira trello asana notion slack confluence
python java javascript typescript react angular vue node nodejs express next nest django flask spring boot laravel symfony php html css
sass sql mysql postgres postgresql mongodb redis kafka rabbitmq docker kubernetes gitlab github git terraform ansible aws azure
gcp linux windows ubuntu bash nginx apache android ios kotlin swift flutter dart native redux graphql rest api selenium cypress
jest playwright junit postman swagger grafana prometheus datadog sentry elasticsearch kibana power bi tableau looker dbt airflow spark
hadoop pandas numpy scikit tensorflow pytorch keras matlab stata spss
autocad revit solidworks catia primavera msproject gantt covadis etabs robot sketchup lean six sigma kaizen pareto ishikawa amdec haccp
iso kanban scrum agile sprint pdca smed qcm bim opera amadeus micros pms fidelio simulink plc siemens wms tms incoterms
moodle zoom meet classroom gps kpi roi seo sea tva cnss irpp ifrs swot okr rgpd gdpr pos usb vpn ci cd devops i ok sav btoc btob b2b b2c dt
tnd eur usd covid internet web iot ai ia ocr pdf csv json xml http https ssl tls dns tcp ip ecg irm bls ide epi qhse hse dtu bet opc
data science big full stack front back end web manager lead developer senior junior product owner master class business intelligence machine learning`
    .split(/\s+/)
    .filter(Boolean),
);

/** Names that are also everyday words: in lower case they count as words. */
export const NAMES_THAT_ARE_WORDS: ReadonlySet<string> = new Set(
  `petit petite grand grande chef rose marin boulanger berger mercier meunier charpentier macon blanc blanche noir brun brune roux long bon
bonne beau belle jeune vieux gros moulin bois fontaine riviere vigne pont roche page carre roi prince comte moine marchand fournier barbier
tailleur chevalier maitre prudence grace constance patience clemence aime content constant juste franc noel pascal avril mai juin victoire
cook baker smith taylor carpenter mason hunter fisher cooper green brown white black young king bishop price bell wood hill field stone rice
banks may june april hope faith joy will mark bill art rich frank chance summer dawn miller porter turner walker parker driver farmer`
    .split(/\s+/)
    .filter(Boolean),
);

/** Towns that candidates mention, also in lower case, as alternatives of a regex. */
export const TOWNS = [
  'tunis|ariana|ben arous|(?:la )?manouba|nabeul|zaghouan|bizerte|b[ée]ja|jendouba|(?:le )?kef|siliana|sousse|monastir|mahdia|sfax|kairouan',
  'kasserine|sidi bouzid|gab[eè]s|m[ée]denine|tataouine|gafsa|tozeur|k[ée]bili|hammamet|djerba|houmt souk|midoun|zarzis|la marsa|carthage',
  'la goulette|rad[eè]s|(?:el )?menzah|ennasr|(?:le )?bardo|mourouj|mornag|grombalia|soliman|korba|k[ée]libia|mateur|menzel (?:bourguiba|temime|jemil)',
  'tabarka|a[iï]n draham|enfidha|msaken|ksar hellal|moknine|jemmal|el jem|douz|metlaoui|redeyef|sbeitla|thala|tajerouine|dougga|el mghira|charguia',
  'alger|oran|constantine|casablanca|rabat|f[eè]s|marrakech|tanger|tripoli|benghazi|dakar|abidjan|yaound[ée]|douala|lom[ée]|cotonou|bamako|lagos',
  'paris|lyon|marseille|toulouse|nantes|lille|bordeaux|strasbourg|montpellier|grenoble|bruxelles|gen[eè]ve|montr[ée]al|london|londres|berlin|palerme',
].join('|');
