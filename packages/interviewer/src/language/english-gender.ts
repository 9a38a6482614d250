// English nouns of persons that name a woman, in answers and CVs. French words have their own rules (gender.ts).

/** Endings of such a noun and of the noun for a man. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/wom([ae]n)$/, 'm$1'],
  [/mistress$/, 'master'],
  [/mistresses$/, 'masters'],
  // « headwaitress », « grandmother », « goddaughter », « stepsister »: an ending that is itself such a noun.
  [/(?<=head)waitress$/, 'waiter'],
  [/(?<=grand|god|step|foster)mother(s?)$/, 'father$1'],
  [/(?<=grand|god|step|foster)daughter(s?)$/, 'son$1'],
  [/(?<=step|half|foster)sister(s?)$/, 'brother$1'],
  [/(?<=[a-z][cp])tress$/, 'tor'],
  [/(?<=[a-z][cp])tresses$/, 'tors'],
  [/(?<=cut|sta|cta|ecu)trix$/, 'tor'],
  [/(?<=^|cow|school|sales|news|paper|home|bus|ball)girl(s?)$/, 'boy$1'],
  [/(?<=^|sales|fore|char)lady$/, 'man'],
  [/(?<=^|sales|fore|char)ladies$/, 'men'],
];

/** Nouns that no ending covers. */
const NOUNS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    grandma: 'grandpa',
    granny: 'grandpa',
    queen: 'king',
    princess: 'prince',
    lass: 'lad',
    lasses: 'lads',
    // « lassés » folds to « lasses », so its feminine follows.
    lassees: 'lads',
    bride: 'groom',
    // « bridé » folds to « bride », so its feminine follows.
    bridee: 'groom',
    bridesmaid: 'groomsman',
    hostess: 'host',
    widow: 'widower',
    stewardess: 'steward',
    waitress: 'waiter',
    manageress: 'manager',
    proprietress: 'proprietor',
    ambassadress: 'ambassador',
    authoress: 'author',
    editress: 'editor',
    mayoress: 'mayor',
    patroness: 'patron',
    shepherdess: 'shepherd',
    seamstress: 'tailor',
    songstress: 'singer',
    governess: 'tutor',
    laundress: 'launderer',
    embroideress: 'embroiderer',
    janitress: 'janitor',
    benefactress: 'benefactor',
    millionairess: 'millionaire',
    heroine: 'hero',
    usherette: 'usher',
    landlady: 'landlord',
    landladies: 'landlords',
    barmaid: 'barman',
    chambermaid: 'chamberman',
    housemaid: 'houseman',
    kitchenmaid: 'kitchenman',
    alumna: 'alumnus',
    alumnae: 'alumni',
  }),
);

/** The noun for a man of a folded English noun for a woman; any other word unchanged. */
export function englishMasculine(word: string): string {
  const single = word.replace(/(?<=ess)es$|(?<=maid|ine|ette)s$/, '');
  const noun = NOUNS.get(single);
  if (noun !== undefined) return single === word ? noun : `${noun}s`.replace(/mans$/, 'men');
  for (const [ending, form] of ENDINGS) if (ending.test(word)) return word.replace(ending, form);
  return word;
}
