import { fold } from '#/language/normalise';

// Tools, brands and employers that many people mention and that are no person's name. Capitalised, they would be taken for one.

/** Capitalised English contractions would be taken for a name, too. */
const CONTRACTIONS =
  "i've i'm i'll i'd i’ve it's that's there's let's don't didn't we've we're they're you're he's she's what's";

const TOOLS = `access acrobat adobe aircall airtable algolia alteryx anaconda angular ansys arcgis archicad arduino argocd autodesk axios basecamp
bigcommerce bigquery bitbucket bitrix blender bootstrap brevo buffer capcut cegid chatgpt chrome clickup cloudflare cloudwatch codecov copilot
cucumber cypress databricks davinci resolve debian dialogflow discord dialux docusign dreamweaver dropbox drupal dynatrace eclipse edge elementor eplan
esxi etabs ethernet evernote fastapi fedora filezilla firebase firefox fortinet freshdesk frontend backend fullstack freertos front glpi gmail gitea github
gradle hibernate hootsuite hotjar hubspot hyper influxdb insomnia intellij intercom invision ionic jetbrains joomla jupyter keycloak keynote labview
landbot lemlist lightroom looker lucidchart magento mailjet mapbox marketo matomo maven maze mendeley miro mixpanel modbus mongoose moz mulesoft
nagios netbeans netlify netsuite notepad npm nuxt obsidian okta opencart openshift outlook pega phpstorm pinterest pipedrive
plesk podman power powershell premiere procreate profibus profinet prometheus proxmox puppet puppeteer pycharm qgis qlik qlikview rails recaptcha
redmine rhino rstudio rust saltstack sass scada sellsy selenium semrush sendgrid sendinblue servicenow sharepoint shopify sigma sinumerik
snowflake soapui solidedge sonarqube sourcetree splunk spotify sqlite squarespace storybook strapi stripe surfer svelte symfony tailwind talend teamcity
teamviewer tekla telegram tia portal tinkercad topsolid trados traefik trello trimble twilio typeform ubuntu unity unreal unix vagrant vercel
viber vimeo virtualbox visio vite vlookup vmware vscode webflow webpack whimsical windev winrar wireshark wix wrike xampp xcode yarn zabbix zapier
zebra zendesk zeplin zigbee zoho caterpillar bobcat manitou fenwick jungheinrich juki overlock brother singer makita bosch hilti fanuc kuka abb
heidenhain mazak mitsubishi yaskawa omron festo danfoss grundfos rockwell honeywell philips samsung huawei ericsson nokia cisco juniper mikrotik
ubiquiti dell lenovo hp ibm microsoft google amazon apple canon epson xerox ricoh kyocera toyota renault peugeot citroen volkswagen iveco scania
volvo michelin total shell vivo agil ooredoo orange telecom tunisair nouvelair transavia leoni yazaki coficab draexlmaier sagemcom valeo faurecia lear
kromberg schubert aptiv delphi vistaprint expensya instadeep sofrecom sopra capgemini accenture teleperformance concentrix webhelp majorel comdata armatis
carrefour monoprix casino auchan intermarche lidl decathlon ikea darty fnac castorama brico sephora mango celio
kiabi etam lacoste benetton delice vitalait sotubi poulina danone nestle lactel coca pepsi mcdonald starbucks accor novotel ibis marriott hilton
sheraton radisson movenpick deloitte mazars kpmg pwc dhl fedex ups chronopost geodis glovo jumia uber bolt dassault airbus thales safran alstom
bouygues vinci eiffage veolia suez engie edf sncf ratp stb biat attijari zitouna bna bh uib ubci atb steg sonede sncft transtu
openclassrooms coursera udemy gomycode cloud practitioner computer science systems systemes design thinking navigator handling certified scrum professional
software hardware english business center centre service support express`;

/** Folded words that are not masked if only their capital suggests a name. */
export const KNOWN_THINGS: ReadonlySet<string> = new Set(
  `${CONTRACTIONS} ${TOOLS}`.split(/\s+/).map(fold).filter(Boolean),
);
