const FRENCH =
  'a afin ai aie ainsi alors apres as au aucun aucune aussi autre autres aux avais avait avec avoir avons avez ayant beaucoup bien c ca car ce cela celle celles celui cette ceux ces chaque chez ci comme comment d dans de deja depuis des dire dit dite doit due donc dont du elle en encore entre es est et etais etait etaient etant ete etes etre eu eue eux faire fait faite faut fois font il ils j je jusque l le les leur leurs lors lui m mais me meme mes moi moins mon n ne ni non nos notre nous on ont ou par parce pas pendant peu peut plus plusieurs pour pourquoi pouvoir puis qu quand que quel quelle quelles quelque quelques quels qui quoi s sa sans se sera ses si soit son sont sous suis sur t te tes toi ton tous tout toute toutes tres trop tu un va vais vers veut veux vos votre vous y avoir etre cas chose choses notamment plutot toujours vraiment';
const ENGLISH =
  'a about after again all also am an and any are as at be because been before being but by can could d did do does doing done down each else ever every few for from get got had has have having he her here him his how i if in into is it its itself just ll m made make many may me might more most much my myself no nor not now of off on once one only or other our out over own re s same she should so some such t than that the their them then there these they thing things this those through to too under until up us use ve very was way we well were what when where which while who why will with would you your really always lot';

export const STOPWORDS = {
  fr: new Set(FRENCH.split(' ')),
  en: new Set(ENGLISH.split(' ')),
} as const;

/** Words that only one of the two languages uses, for telling them apart in a short text. */
export const TELLING = {
  fr: new Set(
    'je j ai le les des du de et est dans pour que qui avec une un nous vous il ils pas sur mais mon mes ce cette etait avait quand donc ou au aux par plus tres comme chez apres sans suis ont fait parce leur leurs se ne etre avoir on l d c n qu s'.split(
      ' ',
    ),
  ),
  en: new Set(
    'the and i to of was is that it for with my we they have had were this are you be not when from our there their been because would could which who what did so an at by on as if them'.split(
      ' ',
    ),
  ),
} as const;

/** Function words of other languages that an answer may be in: Spanish, Italian, German, Portuguese, Turkish. */
export const FOREIGN: ReadonlySet<string> = new Set(
  'el los las una con para por pero muy yo porque cuando es mi gli della che non per sono anche perche quando nel lo di della del der die das und ich nicht mit ein eine ist war auf nao com eu os uma ve bir icin cok ben bu ile'.split(
    ' ',
  ),
);

/** Everyday words of Tunisian Arabic as typed in Latin letters without digits; none is a French or an English word. */
export const DERJA: ReadonlySet<string> = new Set(
  'barcha yaani ena enti ahna ehna howa huwa hiya houma nheb nhib nekhdem nikhdem khdemt khedma khidma nhab bech besh bch elli illi famma fama mafamech famech chwaya chwayya tawa taw lazem lezem mouch moch mahouch kont konna kanet hedha hedhi hadha hadhi haka hakka chnowa chnouwa kifech kifesh alech walla wallah behi bahi yezzi mteei mtaai mtaa metaa maak maaya aandi andi baad baed kbal qbal ghodwa lyoum eddar ennes khater aala fel wel kima wakt waqt nhar marra dima ykoun nkoun nemchi nejem najem net3allem nethabbet nkallem kalamt kolt qolt goltlou qoltlou'.split(
    ' ',
  ),
);
