import measured from './figures.json' with { type: 'json' };

interface LevelFigure {
  readonly by: 'all' | 'language' | 'kind';
  readonly name: string;
  readonly answers: number;
  /** Percent of the answers at the expected level (`exact`), and within one level of it (`within`). */
  readonly exact: number;
  readonly within: number;
}

/** Output of `npm run bench:intelligence` for the page on the method. */
export interface Measured {
  readonly rows: readonly {
    readonly metric: string;
    readonly goal: string;
    readonly figure: string;
    readonly baseline?: string;
    readonly met?: boolean;
  }[];
  readonly levels: readonly LevelFigure[];
  readonly second: {
    readonly split: string;
    readonly rows: readonly {
      readonly figure: string;
      /** Value in percent or in points. */
      readonly value: number;
      readonly largest?: number;
      readonly goal?: number;
      readonly met?: boolean;
    }[];
  };
}

/** A question that a candidate may ask, and the figures that answer it, in French. */
export interface PlainFigures {
  readonly title: string;
  /** Sentences with the main figure and with each figure that misses its goal. */
  readonly lead: readonly string[];
  readonly more: readonly string[];
  /** The consequence for the candidate. */
  readonly meaning: string;
}

type Part = Pick<PlainFigures, 'title' | 'meaning'> & { readonly sentences: readonly string[] };

const withComma = (figure: string): string => figure.replaceAll('.', ',').replaceAll('-', '\u2212');

type Unit = (value: number) => string;
const plain: Unit = (value) => withComma(String(value));
/** A share as « n fois sur 100 ». A share above 0 must not be rounded to 0 in 100, nor one below 1 to 100 in 100. */
const hundred: Unit = (share) => {
  const times = Math.round(share * 100);
  if (times === 0 && share > 0) return 'moins d’une fois sur 100';
  if (times === 100 && share < 1) return 'plus de 99 fois sur 100';
  return `${times} fois sur 100`;
};
const thousand: Unit = (share) => `${Math.round(share * 1000)} sur 1\u202f000`;
/** Cases per thousand, as « 24 sont prises »; `participle` is the feminine singular. */
const among = (share: number, participle: string): string => {
  const cases = Math.round(share * 1000);
  if (cases === 0) return `aucune n’est ${participle}`;
  const [first = '', ...rest] = participle.split(' ');
  return cases === 1 ? `1 est ${participle}` : [cases, 'sont', `${first}s`, ...rest].join(' ');
};
const points: Unit = (value) => `${plain(value)} point${Math.abs(value) >= 2 ? 's' : ''}`;

interface Reading {
  readonly value: number;
  /** Largest of the changes that a share counts, in points; 0 if the benchmark gives none. */
  readonly largest: number;
  readonly goal: number;
  readonly atLeast: boolean;
  readonly met: boolean | undefined;
  readonly baseline: number;
}

/** A mean change in words: « coûte 6,5 points en moyenne »; a negative cost is a gain (« rapporte »). */
function costs({ value }: Reading): string {
  if (value === 0) return 'ne coûte rien en moyenne';
  return `${value > 0 ? 'coûte' : 'rapporte'} ${points(Math.abs(value))} en moyenne`;
}

/** A share of cases and the largest change in words: « 6 sur 1 000, de 46 points au plus ». */
const moved = ({ value, largest }: Reading): string =>
  value === 0 ? thousand(0) : `${thousand(value)}, de ${points(largest)} au plus`;

/** Result for one interview or CV written in both genders. */
const inBothGenders = ({ value }: Reading, largest: Reading): string =>
  value === 0 ? 'aucun chiffre ne change' : `un chiffre change ${hundred(value)}, de ${points(largest.value)} au plus`;

/** Substring of every sentence on a missed goal (« Notre but », « notre but »). */
const GOAL_MISSED = 'otre but';

/** A sentence on a missed goal; empty if the goal is met or none was set. */
function missed({ value, goal, atLeast, met }: Reading, unit: Unit): string {
  if (met !== false) return '';
  const wanted = unit(goal);
  if (unit(value) === wanted) return ` Notre but, ${wanted}, est manqué de très peu.`;
  if (goal === 0) return ` Notre but est ${wanted}.`;
  return atLeast
    ? ` C’est moins que notre but\u00a0: ${wanted}.`
    : ` C’est plus que notre but\u00a0: ${wanted} au plus.`;
}

/** Looks figures up by their benchmark names; throws if a name is missing, so that the page never silently omits one. */
function readersOf({ rows, levels, second }: Measured) {
  const found = <Row>(row: Row | undefined, name: string): Row => {
    if (row === undefined) throw new Error(`figures.json holds no row “${name}”`);
    return row;
  };
  const first = (name: string): Reading => {
    const row = found(
      rows.find(({ metric }) => metric === name),
      name,
    );
    const goal = Number(row.goal.slice(1));
    const atLeast = row.goal.startsWith('≥');
    return { value: Number(row.figure), largest: 0, goal, atLeast, met: row.met, baseline: Number(row.baseline) };
  };
  /** Figure of the second edition, in points. */
  const cost = (name: string, atLeast = false): Reading => {
    const row = found(
      second.rows.find(({ figure }) => figure === name),
      name,
    );
    return { value: row.value, largest: row.largest ?? 0, goal: row.goal ?? 0, atLeast, met: row.met, baseline: 0 };
  };
  /** Figure of the second edition as a share between 0 and 1. */
  const share = (name: string, atLeast = false): Reading => {
    const { value, goal, ...row } = cost(name, atLeast);
    return { ...row, value: value / 100, goal: goal / 100 };
  };
  const level = (name: string): LevelFigure =>
    found(
      levels.find((each) => each.name === name),
      name,
    );
  return { first, cost, share, level };
}
type Readers = ReturnType<typeof readersOf>;

function order({ first, level }: Readers): Part {
  const two = first('Paires bien ordonnées, deux niveaux d’écart au moins');
  const one = first('Paires bien ordonnées, un niveau d’écart au moins');
  const long = first('Paires de même longueur bien ordonnées');
  const all = first('Ordre des réponses, corrélation de Spearman avec le niveau attendu');
  const authors = first('… auteurs jamais vus (entraînement)');
  const jobs = first('… métiers jamais vus (entraînement)');
  const kappa = first('Accord sur les niveaux, kappa quadratique');
  const { exact, within } = level('all');
  return {
    title: 'La meilleure réponse est-elle placée devant\u202f?',
    sentences: [
      `Deux personnes répondent. Une réponse est nettement meilleure, de deux niveaux au moins\u00a0: l’IA la place devant ${hundred(two.value)}.${missed(two, hundred)}`,
      `La différence est d’un niveau au moins\u00a0: l’IA place la meilleure devant ${hundred(one.value)}.${missed(one, hundred)}`,
      `Les deux réponses ont la même longueur\u00a0: l’IA place la meilleure devant ${hundred(long.value)}.${missed(long, hundred)}`,
      `L’IA donne le niveau attendu ${exact} fois sur 100. Elle donne ce niveau ou le niveau voisin ${within} fois sur 100.`,
      `Le niveau attendu est donné ${level('fr').exact} fois sur 100 en français, ${level('en').exact} fois sur 100 en anglais.`,
      `Pour ranger toutes les réponses, l’IA a la note ${plain(all.value)} (1\u00a0: l’ordre parfait, 0\u00a0: le hasard).${missed(all, plain)} La longueur seule aurait ${plain(all.baseline)}.`,
      `Avec des auteurs jamais lus, cette note est ${plain(authors.value)}.${missed(authors, plain)} Avec des métiers jamais vus, elle est ${plain(jobs.value)}.${missed(jobs, plain)}`,
      `Pour donner les mêmes niveaux qu’attendu, l’IA a la note ${plain(kappa.value)} (1\u00a0: toujours les mêmes, 0\u00a0: le hasard).${missed(kappa, plain)}`,
    ],
    meaning:
      'Écrire long n’aide pas. Entre deux réponses presque égales, l’IA peut se tromper\u00a0: une personne lit et décide.',
  };
}

/** Kinds of text: name in the benchmark, phrase for the page, verdict. */
const STRANGE = [
  ['Textes sans langue', 'textes qui ne veulent rien dire', 'classée ainsi'],
  ['Questions recopiées', 'questions recopiées à la place d’une réponse', 'classée ainsi'],
  ['Réponses vides', 'réponses vides', 'classée ainsi'],
  ['Listes de mots-clés', 'listes de mots-clés', 'classée ainsi'],
  ['Hors sujet', 'réponses hors sujet', 'dite hors sujet'],
] as const;
const ALIKE = ['Textes sans langue', 'Réponses vides', 'Listes de mots-clés'];

function honest({ first }: Readers): Part {
  const wrong = first('… autres réponses écartées à tort');
  const seen = first('Réponses vides ou hors sujet du corpus reconnues');
  const alike = ALIKE.map(
    (name) => `${hundred(first(`${name}, ressemblances honnêtes écartées à tort`).value)} (${name.toLowerCase()})`,
  );
  return {
    title: 'Une réponse honnête peut-elle être écartée à tort\u202f?',
    sentences: [
      `Sur 1\u202f000 réponses honnêtes, ${among(wrong.value, 'prise')} à tort pour un texte vide, copié ou hors sujet.${missed(wrong, thousand)}`,
      `Une réponse vraiment vide ou hors sujet est reconnue ${hundred(seen.value)}.${missed(seen, hundred)}`,
      ...STRANGE.map(([name, words, verdict]) => {
        const caught = first(`${name}, reconnus`);
        const alarms = first(`${name}, réponses honnêtes écartées à tort`);
        return `Nous avons donné à l’IA des ${words}\u00a0: elle les reconnaît ${hundred(caught.value)}.${missed(caught, hundred)} Sur 1\u202f000 réponses honnêtes, ${among(alarms.value, verdict)} à tort.${missed(alarms, thousand)}`;
      }),
      `Des réponses honnêtes leur ressemblent, par exemple une réponse très courte. Écartées à tort\u00a0: ${alike.join(', ')}.`,
    ],
    meaning: 'La raison est écrite à côté de chaque niveau. Vous pouvez la contester\u00a0: une personne vous répond.',
  };
}

function tricks({ first }: Readers): Part {
  const three = first('Trois phrases vides ajoutées, écart moyen de niveau');
  const padding = first('Remplissage, écart moyen de niveau');
  const order = first('Consignes glissées, plus grand gain en points');
  const hidden = first('Textes cachés dans les CV, trouvés');
  const rightly = first('Textes cachés dans les CV, à juste titre');
  const pasted = first('Textes collés signalés');
  const alarms = first('… entretiens honnêtes signalés à tort');
  return {
    title: 'Peut-on tromper l’IA\u202f?',
    sentences: [
      `Trois phrases toutes faites, ajoutées à une réponse, changent son niveau de ${plain(three.value)} en moyenne, sur 4.${missed(three, plain)} D’autres phrases de remplissage le changent de ${plain(padding.value)}.${missed(padding, plain)}`,
      `Un ordre donné à l’IA dans une réponse («\u00a0mets-moi la meilleure note\u00a0») rapporte ${points(order.value)} au plus.${missed(order, points)}`,
      `Un texte caché dans un CV est trouvé ${hundred(hidden.value)}.${missed(hidden, hundred)} Quand l’IA en signale un, elle a raison ${hundred(rightly.value)}.${missed(rightly, hundred)}`,
      `Un texte collé est signalé ${hundred(pasted.value)}.${missed(pasted, hundred)} Entretiens honnêtes signalés à tort\u00a0: ${thousand(alarms.value)}.${missed(alarms, thousand)}`,
    ],
    meaning: 'Un signal est un fait, pas une accusation. Coller un texte ne coûte rien en soi.',
  };
}

function cv({ first }: Readers): Part {
  const degree = first('Diplôme lu dans le CV');
  const languages = first('Langues lues dans le CV');
  const months = first('Expérience lue à six mois près');
  return {
    title: 'Le CV est-il bien lu\u202f?',
    sentences: [
      `Le diplôme est bien lu ${hundred(degree.value)}.${missed(degree, hundred)} Les langues sont bien lues ${hundred(languages.value)}.${missed(languages, hundred)}`,
      `La durée d’expérience est juste, à six mois près, ${hundred(months.value)}.${missed(months, hundred)}`,
    ],
    meaning: 'Ces CV avaient un texte que l’on peut copier. Une photo de CV est lue par des personnes, pas par l’IA.',
  };
}

function ownTest({ first }: Readers): Part {
  const name = first('Nom changé, trois noms de notre propre essai, plus grand écart de niveau');
  const identity = first(
    'Identité changée, dans notre propre essai (ses limites sont dites plus haut), plus grand écart en points',
  );
  return {
    title: 'Un autre nom change-t-il le score\u202f?',
    sentences: [
      `Dans notre propre essai, un autre nom change le niveau de ${plain(name.value)} au plus.${missed(name, plain)} Une autre identité change le score de ${points(identity.value)} au plus.${missed(identity, points)}`,
    ],
    meaning: 'Cet essai est le nôtre, avec nos listes de noms. Il ne prouve pas tout\u00a0: lisez aussi la suite.',
  };
}

function identity({ share, cost }: Readers): Part {
  const people = share('interviews, masculine against feminine: numbers that move');
  const cvs = share('CVs, masculine against feminine: numbers that move');
  const names = share('identity swapped, lists of packages, as typed: answers that move');
  const small = share('identity swapped, lists of packages, in small letters: answers that move');
  const town = share('… town, in small letters: answers that move');
  const religion = share('… religion, as typed: answers that move');
  const kinship = share('… kinship, as typed: answers that move');
  return {
    title: 'Qui vous êtes, où vous habitez\u00a0: cela change-t-il le score\u202f?',
    sentences: [
      `Le même entretien, écrit au masculin puis au féminin\u00a0: ${inBothGenders(people, cost('… interviews: largest change'))}.${missed(people, hundred)}`,
      `Le même CV, écrit au masculin puis au féminin\u00a0: ${inBothGenders(cvs, cost('… CVs: largest change'))}.${missed(cvs, hundred)}`,
      `Un autre nom, une autre ville ou une autre école dans la réponse, avec majuscule\u00a0: scores qui changent, ${moved(names)}.${missed(names, thousand)}`,
      `Les mêmes, sans majuscule\u00a0: ${moved(small)}.${missed(small, thousand)} Pour une ville sans majuscule\u00a0: ${moved(town)}.${missed(town, thousand)}`,
      `Un mot de religion à la place d’un autre mot\u00a0: scores qui changent, ${moved(religion)}.${missed(religion, thousand)} Un mot de famille\u00a0: ${moved(kinship)}.${missed(kinship, thousand)}`,
    ],
    meaning:
      'Écrivez les noms de lieux avec une majuscule, ou n’en écrivez pas\u00a0: le score ne doit pas en dépendre. L’effet sur de vraies candidatures n’a pas été mesuré.',
  };
}

function spelling({ cost, share }: Readers): Part {
  const bare = cost('without accents, punctuation and capitals against clean: mean cost in points');
  const sms = cost('SMS spelling against clean: mean cost in points');
  const phonetic = cost('phonetic spelling against clean: mean cost in points');
  const we = cost('told with «\u00a0nous\u00a0» against «\u00a0je\u00a0»: mean cost in points');
  const one = cost('told with «\u00a0on\u00a0» against «\u00a0je\u00a0»: mean cost in points');
  const far = (way: string): string => hundred(share(`… ${way}: beyond 15 points, or not judged`).value);
  const open = [phonetic, we, one].some(({ met }) => met === false);
  return {
    title: 'Comment vous écrivez\u00a0: cela change-t-il le score\u202f?',
    sentences: [
      `La même réponse sans accents, sans points et sans majuscules ${costs(bare)}, sur 100.${missed(bare, points)}`,
      `Écrite comme un SMS («\u00a0g apl le client\u00a0»), elle ${costs(sms)}.${missed(sms, points)}`,
      `Écrite comme on entend («\u00a0jé apelé le client\u00a0»), elle ${costs(phonetic)}.${missed(phonetic, points)}`,
      `Racontée avec «\u00a0nous\u00a0» au lieu de «\u00a0je\u00a0», elle ${costs(we)}.${missed(we, points)}`,
      `Racontée avec «\u00a0on\u00a0» au lieu de «\u00a0je\u00a0», elle ${costs(one)}.${missed(one, points)}`,
      `Plus de 15 points d’écart, ou pas de niveau\u00a0: SMS, ${far('SMS spelling against clean')}\u202f; comme on entend, ${far('phonetic spelling against clean')}\u202f; «\u00a0nous\u00a0», ${far('told with «\u00a0nous\u00a0» against «\u00a0je\u00a0»')}\u202f; «\u00a0on\u00a0», ${far('told with «\u00a0on\u00a0» against «\u00a0je\u00a0»')}.`,
      `À moitié en tunisien, en lettres latines\u00a0: plus de 15 points d’écart, ou pas de niveau, ${far('half of it Tunisian in Latin letters, against clean')}.`,
    ],
    meaning: `Dites «\u00a0je\u00a0» pour ce que vous avez fait vous-même. Écrivez les mots en entier, même avec des fautes.${open ? ' Ces écarts sont un défaut que nous n’avons pas encore corrigé.' : ''} Le recruteur voit vos mots, cités à côté du niveau, et juge.`,
  };
}

function question({ share }: Readers): Part {
  const same = share('… under another question of the same offer: caught', true);
  const other = share('… under a question of another offer: caught', true);
  const own = share('answers of level 1–4, own question: said to be off-topic');
  const templates = share('templates, stories without content, each under six questions: level 3 or 4');
  const general = share('general texts, each under six questions: level 3 or 4');
  const right = share('knowledge without a key: right above confidently wrong', true);
  const keyed = share('knowledge with its key: right above confidently wrong', true);
  return {
    title: 'L’IA voit-elle si la réponse va avec la question, et si elle est juste\u202f?',
    sentences: [
      `Une bonne réponse est mise sous une autre question de la même offre\u00a0: l’IA le voit ${hundred(same.value)}.${missed(same, hundred)} Sous une question d’une autre offre, ${hundred(other.value)}.`,
      `Sur 1\u202f000 réponses honnêtes sous leur question, ${among(own.value, 'dite hors sujet')} à tort.${missed(own, thousand)}`,
      `Une histoire apprise par cœur, sans rien de précis\u00a0: niveau 3 ou 4, ${hundred(templates.value)}.${missed(templates, hundred)} Un texte général\u00a0: ${hundred(general.value)}.${missed(general, hundred)}`,
      `Une réponse juste est placée devant une réponse fausse mais sûre d’elle ${hundred(right.value)} quand la question n’a pas de corrigé, ${hundred(keyed.value)} quand elle en a un, signé.${missed(keyed, hundred)}`,
    ],
    meaning: `${same.met === false ? 'L’IA ne sait donc pas encore bien si une réponse va avec sa question. ' : ''}Relisez la question avant d’envoyer. Sans corrigé, le recruteur lit «\u00a0exactitude à vérifier\u00a0»\u202f; il voit la raison et les passages cités, et il juge.`,
  };
}

function whole({ share }: Readers): Part {
  const within = share('totals within the margin that evaluations state, ± 8', true);
  const word = share('… right recommendation, within the margin', true);
  const better = share('a truly better answer in an interview: lowers the total');
  const left = share('one weak answer left out: total rises');
  const scanned = share('a scanned CV in place of the same read: total rises');
  const copied = share('copies found, copied and altered, most kept', true);
  const half = share('copies found, copied and altered, half kept', true);
  const chance = share('copies found, answers of two voices to one question');
  return {
    title: 'Et le score entier\u202f?',
    sentences: [
      `Le score juste est dans la marge annoncée ${hundred(within.value)}.${missed(within, hundred)} La recommandation est juste, à cette marge près, ${hundred(word.value)}.${missed(word, hundred)}`,
      `Une réponse est remplacée par une vraiment meilleure. Scores qui baissent quand même\u00a0: ${thousand(better.value)}.${missed(better, thousand)}`,
      `Ne pas répondre à une question fait monter le score ${hundred(left.value)}.${missed(left, hundred)} Un CV illisible à la place d’un CV lu, ${hundred(scanned.value)}.${missed(scanned, hundred)}`,
      `Une réponse copiée sur une autre personne et peu changée est trouvée ${hundred(copied.value)}.${missed(copied, hundred)} À moitié récrite, ${hundred(half.value)}. Deux réponses écrites sans se copier sont dites semblables ${hundred(chance.value)}.${missed(chance, hundred)}`,
    ],
    meaning: 'Répondez à tout, même en deux phrases. Deux scores proches sont à égalité.',
  };
}

/** The figures as questions and sentences: first those of answers never used for tuning, then those of the second edition. */
export function plainFigures(figures: Measured): Readonly<Record<'first' | 'second', readonly PlainFigures[]>> {
  const readers = readersOf(figures);
  const told = (parts: readonly ((readers: Readers) => Part)[]): PlainFigures[] =>
    parts.map((part) => {
      const { sentences, ...rest } = part(readers);
      const leads = (sentence: string, index: number) => index === 0 || sentence.includes(GOAL_MISSED);
      return {
        ...rest,
        lead: sentences.filter(leads),
        more: sentences.filter((sentence, index) => !leads(sentence, index)),
      };
    });
  return { first: told([order, honest, tricks, cv, ownTest]), second: told([identity, spelling, question, whole]) };
}

/** The known weaknesses with their current figures, for recruiters, in French. */
export function limits(figures: Measured): string[] {
  const { cost, share } = readersOf(figures);
  const people = share('interviews, masculine against feminine: numbers that move');
  const names = share('identity swapped, lists of packages, as typed: answers that move');
  const small = share('identity swapped, lists of packages, in small letters: answers that move');
  const templates = share('templates, stories without content, each under six questions: level 3 or 4');
  const general = share('general texts, each under six questions: level 3 or 4');
  const question = share('… under another question of the same offer: caught', true);
  const right = share('knowledge without a key: right above confidently wrong', true);
  const keyed = share('knowledge with its key: right above confidently wrong', true);
  const phonetic = cost('phonetic spelling against clean: mean cost in points');
  const we = cost('told with «\u00a0nous\u00a0» against «\u00a0je\u00a0»: mean cost in points');
  const one = cost('told with «\u00a0on\u00a0» against «\u00a0je\u00a0»: mean cost in points');
  const far = share('… phonetic spelling against clean: beyond 15 points, or not judged');
  const half = share('… half of it Tunisian in Latin letters, against clean: beyond 15 points, or not judged');
  return [
    `Le même entretien, au masculin puis au féminin\u00a0: ${inBothGenders(people, cost('… interviews: largest change'))}. Un autre nom, une autre ville ou une autre école dans une réponse\u00a0: scores qui changent, ${moved(names)}\u202f; sans majuscule, ${moved(small)}.`,
    `Une bonne réponse mise sous une autre question de l’offre\u00a0: le moteur le voit ${hundred(question.value)}. Lisez donc la question avec la réponse.`,
    `Un texte appris par cœur, sans rien de précis\u00a0: niveau 3 ou 4, ${hundred(templates.value)}. Un texte général\u00a0: ${hundred(general.value)}.`,
    `Une réponse juste est placée devant une réponse fausse mais sûre d’elle ${hundred(right.value)} quand la question n’a pas de corrigé, ${hundred(keyed.value)} quand elle en a un, signé.`,
    `La même action, dite avec «\u00a0nous\u00a0» au lieu de «\u00a0je\u00a0», ${costs(we)}\u202f; dite avec «\u00a0on\u00a0», elle ${costs(one)}. Une réponse écrite comme on entend («\u00a0jé apelé\u00a0») ${costs(phonetic)}\u202f; plus de 15 points d’écart, ou pas de niveau, ${hundred(far.value)}.`,
    `Le moteur lit le français et l’anglais, pas l’arabe. Une réponse à moitié en dialecte, en lettres latines, a plus de 15 points d’écart, ou pas de niveau, ${hundred(half.value)}.`,
    figures.second.split === 'test'
      ? 'Ces mesures du moteur local viennent de textes que ni l’équipe ni lui ne connaissaient.'
      : 'Ces mesures du moteur local viennent de textes que l’équipe a lus pendant son travail\u202f; il a appris sur une partie. Sur des textes jamais vus, il peut faire moins bien.',
  ];
}

/** Results of `npm run bench:intelligence` for this version, in French, for the page on the method. */
export const FIGURES = {
  engine: measured.engine,
  answers: measured.answers,
  /** Percent of answers at the expected level, and within one level of it: overall, by language, by kind of question. */
  levels: measured.levels as readonly LevelFigure[],
  rows: measured.rows.map(({ metric, goal, figure, ...row }) => ({
    metric,
    goal: withComma(goal),
    figure: withComma(figure),
    baseline: 'baseline' in row && row.baseline !== undefined ? withComma(row.baseline) : null,
  })),
  plain: plainFigures(measured as Measured),
  limits: limits(measured as Measured),
  /** True while the second edition's figures come from its dev split, whose answers the developers read. */
  tuned: measured.second.split === 'dev',
};
