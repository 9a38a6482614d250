/**
 * Capitalised words that name no person: tools, methods, diplomas, months, languages.
 * Everything else that is capitalised in mid-sentence collapses to one placeholder.
 */
export const KEEP_CAPITALISED: ReadonlySet<string> = new Set(
  `janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre january february march april may june july
august september october november december lundi mardi mercredi jeudi vendredi samedi dimanche monday tuesday wednesday thursday friday
saturday sunday ramadan francais anglais arabe allemand espagnol italien french english arabic german spanish italian
bac licence master mastere maitrise doctorat bts dut btp ingenieur bachelor degree diploma phd cdi cdd sivp stage pfe
excel word powerpoint outlook office teams sharepoint google sheets docs drive analytics ads meta facebook instagram linkedin tiktok
whatsapp youtube canva photoshop illustrator figma indesign premiere sketch wordpress shopify woocommerce prestashop mailchimp hubspot
salesforce zoho odoo sage sap oracle erp crm ciel quickbooks navision dynamics xero jira trello asana notion slack confluence
python java javascript typescript react angular vue node nodejs express next nest django flask spring boot laravel symfony php html css
sass sql mysql postgres postgresql mongodb redis kafka rabbitmq docker kubernetes jenkins gitlab github git terraform ansible aws azure
gcp linux windows ubuntu bash nginx apache android ios kotlin swift flutter dart native redux graphql rest api selenium cypress
jest playwright junit postman swagger grafana prometheus datadog sentry elasticsearch kibana power bi tableau looker dbt airflow spark
hadoop pandas numpy scikit tensorflow pytorch keras matlab stata spss
autocad revit solidworks catia primavera msproject gantt covadis etabs robot sketchup lean six sigma kaizen pareto ishikawa amdec haccp
iso kanban scrum agile sprint pdca smed qcm bim opera amadeus micros pms fidelio simulink plc siemens schneider wms tms incoterms
moodle zoom meet classroom gps kpi roi seo sea tva cnss irpp ifrs swot okr rgpd gdpr pos usb vpn ci cd devops i ok sav btoc btob b2b b2c dt
tnd eur usd covid internet web iot ai ia ocr pdf csv json xml http https ssl tls dns tcp ip ecg irm bls ide epi qhse hse dtu bet opc
data science big full stack front back end web manager lead developer senior junior product owner master class business intelligence machine learning`
    .split(/\s+/)
    .filter(Boolean),
);
