/** Common names that hardly ever occur as words in answers, even if a dictionary has them. */
export const FIRST_NAMES: ReadonlySet<string> = new Set(
  `mohamed mohammed muhammad ahmed ali omar youssef yousef yassine yassin amine anis sami samir karim kamel walid khaled khalil hichem hatem
hassen hassan hedi hamza houssem hamdi habib ibrahim brahim ismail imed issam jamel kais lotfi mahdi mehdi mongi moncef mourad mounir mustapha
nabil nizar nader naoufel noureddine omrane othman rachid rafik ramzi raouf riadh ridha rami sabri sadok salah salem selim skander slim sofiene
soufiane taher tahar taoufik tarek wael wassim wissem yahia yacine zied zouhair abdallah abdelaziz abdelkader abderrahmen adel adnen aymen bassem
bechir bilel borhen chokri dhia elyes fares faouzi fathi fehmi ferid fethi firas ghazi hafedh haithem jalel jawher kacem lassaad mahmoud makram
malek marwen montassar naceur oussama saber seif taieb zakaria aziz iheb rayen achref ahlem amel amira amina amani amal arij asma awatef aya
aziza boutheina chaima cyrine dalila donia dorra emna essia eya faten fatma fatima feriel ghada ghofrane hajer hana hanen hayet hela hend hiba
houda ibtissem ichrak ikram ilhem imen ines insaf jihene jamila kaouther khadija khaoula lamia latifa leila lilia lina lobna maha mahbouba
manel mariem maryem marwa meriem meryem mouna myriam nadia naima najet najla nawel nesrine nour nourhene ons olfa rabeb rahma raja rania rim
rihab rym saida saloua salma samia sana sawsen selma sihem sirine sonia souad syrine wafa wided yasmine yosra zahra zeineb zineb zohra jean
jacques michel patrick philippe nicolas laurent thierry stephane sebastien olivier julien antoine thomas alexandre guillaume maxime romain
vincent mathieu quentin hugo lucas arthur gabriel louis paul francois isabelle nathalie sylvie catherine christine valerie sandrine celine
caroline sophie julie camille laura chloe manon lea clara emma charlotte helene martine monique nicole veronique virginie aurelie emilie elodie
delphine mamadou ousmane moussa ibrahima abdoulaye cheikh modou amadou aminata fatou awa mariama aissatou khady ndeye bintou kouassi koffi yao
kouame adjoa john james robert michael david richard daniel matthew andrew joshua kevin brian jessica sarah jennifer elizabeth susan karen
nancy emily ashley kimberly abid amin amor cherif driss hala hind jabri jaidi lamine limam messaoud mhenni miled mustafa nacer samar selima
slama slimane salim sow kane sarr toure kone bamba traore musa sani juma martin bernard moreau simon morel henry duval denis marie noel dufour
brunet gaillard martinez roger renaud dumas benoit perez jacquet adam poirier marty carpentier pelletier weber cordier alice carole claude
colette coralie daphne diane dominique elise fanny flora florence gilles irene jeanne jerome louise maud melanie noelle patrice paulette pauline
regine remi rene romane sabine simone solene sylvain valentin valentine victor sara sally scott tracy tony terry lisa maria kim jim tim tom bob
oscar peter pete jane jill josh lily matt mike nick greg amy ann patel khan hans fritz demir chen`
    .split(/\s+/)
    .filter(Boolean),
);
