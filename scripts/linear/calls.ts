import type { CvText, InterviewInput, JobBrief, Question } from '@kafaa/interviewer/contract';
import { readAnswer } from '@kafaa/interviewer/copies/compare';
import { cvLines, linesRead } from '@kafaa/interviewer/cv/sections';
import type { ModelSession } from '@kafaa/interviewer/llm/model';
import { usableKey } from '@kafaa/interviewer/keys/compile';
import { stem } from '@kafaa/interviewer/language/stem';
import { tokenise } from '@kafaa/interviewer/language/tokens';

// The other arguments of the calls below: an offer, a question, a person with ordinary values.
const JOB: JobBrief = {
  title: 'Développeur full stack',
  description: 'Vous développez notre plateforme.',
  skills: ['React', 'Node.js', 'SQL', 'Gestion de projet'],
  indispensableSkills: ['SQL', 'Gestion de projet'],
  minExperienceYears: 3,
  educationLevel: 'Licence',
  preferredLanguages: ['Français', 'Anglais'],
  softSkills: ['Communication', 'Résolution de problèmes'],
  seniorityLevel: 'Intermédiaire',
  industryBackground: 'Technologie',
  interviewLanguage: 'Français',
};
const COMPANY = { name: 'Vega', industry: 'Technologie', companyDescription: '', companySize: '', companyValues: [] };
const QUESTION: Question = {
  text: 'Racontez une panne que vous avez réparée.',
  kind: 'behaviour',
  competency: 'Résolution de problèmes',
  requirement: 'Qualité attendue',
  rationale: '',
  evidence: ['panne, cause', 'tester, mesurer', 'résultat'],
  anchors: { 0: '', 2: '', 4: '' },
  followUps: [],
};
const KEYED: Question = {
  ...QUESTION,
  kind: 'knowledge',
  key: {
    points: [
      { text: 'Couper le courant', synonyms: ['ouvrir le disjoncteur', 'mettre hors tension', 'moins de 2 heures'] },
      { text: 'Porter des gants', synonyms: ['gants isolants', 'pas de bague', 'entre 0 et 4 degrés'] },
    ],
    redFlags: [{ text: 'Travailler sous tension', synonyms: ['pas besoin de couper', 'sans gants'] }],
    signedBy: 'Kafaa',
  },
};
/** One key suffices for all texts, because matching also searches for points that a text does not contain. */
const KEY = usableKey(KEYED, 'fr');
const ANSWERED = { question: QUESTION, answer: 'J’ai réparé la pompe en changeant le joint.' };
const IDENTITY = { firstName: 'Karim', lastName: 'Ben Zarti', email: 'karim@mail.tn', phone: '20123456' };
const TODAY = { year: 2026, month: 11 };
const NONE: ReadonlySet<string> = new Set();
const CONTEXT = { questionStems: NONE, evidenceGroups: [], skillStems: NONE, tradeStems: NONE };

/** An offer with the hostile text in its fields, at the maximum length of each. */
const offer = (text: string): JobBrief => ({
  ...JOB,
  title: text.slice(0, 120),
  description: text.slice(0, 8_000),
  industryBackground: text.slice(0, 300),
  skills: Array.from({ length: 15 }, (_, at) => text.slice(at * 60, (at + 1) * 60)),
});
const cv = (text: string): CvText => ({ text, pages: null, hiddenText: [], warnings: [] });
/** Maximum length of an answer in the form and the endpoint. */
const ANSWER = 12_000;
const interview = (text: string): InterviewInput => ({
  job: JOB,
  company: COMPANY,
  exchanges: Array.from({ length: 5 }, (_, at) => ({
    question: at === 1 ? KEYED : QUESTION,
    answer: text.slice(at * ANSWER, (at + 1) * ANSWER),
  })),
  cv: cv(text),
  identity: IDENTITY,
  today: TODAY,
});
const saying = (text: string): ModelSession => ({
  ask: async () => ({ text, model: 'm' }),
  left: () => ({ tokensIn: 1_000_000, tokensOut: 1_000_000 }),
  spent: () => ({ calls: 0, tokensIn: 0, tokensOut: 0 }),
  nonce: () => 'nonce',
});
const lines = (text: string) => text.split('\n');
const cvLinesOf = (text: string) => cvLines(linesRead(text).lines.join('\n'));
const pieces = (text: string) => lines(text).map((raw) => ({ raw, shown: raw }));

/** The arguments of each text function of the engine; null if another function of this list covers it. */
const GIVEN: Readonly<Record<string, ((text: string) => readonly unknown[]) | null>> = {
  'authenticity/assess.ts assessAuthenticity': null,
  'authenticity/text-signals.ts isGeneralProse': null,
  'authenticity/text-signals.ts machineTurns': (text) => [text, 'fr'],
  'authenticity/text-signals.ts textSignals': null,
  'copies/compare.ts likenessOf': (text) => [readAnswer(text, NONE, 'fr'), readAnswer(text, NONE, 'fr')],
  'copies/compare.ts readAnswer': (text) => [text, NONE, 'fr'],
  'copies/pairs.ts givenWords': (text) => [[text], 'fr'],
  'copies/pairs.ts placedWords': (text) => [text, 'fr'],
  'copies/passage.ts passageAt': (text) => [text, { start: 0, end: text.length }],
  'copies/shingles.ts shinglesOf': (text) => [text, NONE, 'fr', (pair: string) => pair.length],
  'cv/dates.ts rangesIn': (text) => [text, 24_000],
  'cv/dates.ts rangesInPlain': (text) => [text, 24_000],
  'cv/degrees.ts namesDegree': (text) => [text, 'Licence'],
  'cv/experience.ts experienceOf': (text) => [cvLinesOf(text), 24_000, JOB],
  'cv/fields.ts withCvFields': (text) => [
    {
      ...interview(''),
      cv: null,
      cvFields: { diploma: text, lastExperience: text, duration: text, languages: text, tools: text },
    },
  ],
  'cv/gender.ts genderless': null,
  'cv/languages.ts cvLanguages': (text) => [cvLinesOf(text)],
  'cv/names.ts withoutNames': (text) => [linesRead(text).lines, IDENTITY],
  'cv/paragraphs.ts widthOf': (text) => [lines(text)],
  'cv/paragraphs.ts continues': (text) => [lines(text), text, 80],
  'cv/read.ts readCv': (text) => [cv(text), JOB, TODAY],
  'cv/readable.ts isReadable': (text) => [cv(text)],
  'cv/sections.ts cvLines': (text) => [linesRead(text).lines.join('\n')],
  'cv/skills.ts cvSkills': (text) => [cvLinesOf(text), JOB.skills],
  'cv/skills.ts skillsNamer': (text) => [[text]],
  'cv/trades.ts tradeFor': (text) => [offer(text)],
  'identity-swap.ts told': null,
  'identity-swap.ts retellings': (text) => [interview(text), 0],
  'house.ts houseFor': null,
  'keys/bank.ts bankKey': (text) => [text, 'fr'],
  'keys/bank.ts keyedItem': (text) => [text, 'fr', 0],
  'keys/bank.ts keyedText': (text) => [text, [text], 'fr'],
  'keys/concepts.ts isLight': (text) => [text, 'fr'],
  'keys/concepts.ts senseOf': (text) => [text, 'fr'],
  'keys/match.ts isOneLetterOff': (text) => [text, `${text}x`],
  'keys/match.ts isSameWord': (text) => [text, `${text}x`],
  'keys/match.ts readByKey': (text) => [lines(text), KEY, 'fr'],
  'keys/quantities.ts quantityAt': (text) => [tokenise(text), 1],
  'keys/try.ts tryKey': null,
  'keys/words.ts wordsOf': (text) => [text, 'fr'],
  // This row is null, because only our own lists are packed.
  'language/bloom.ts packFilter': null,
  'language/bloom.ts passesFilter': (text) => ['AQgx', text],
  'language/content.ts contentStems': (text) => [text, 'fr'],
  'language/detect.ts detectLanguage': (text) => [text, tokenise(text)],
  'language/neutral.ts bySound': (text) => [[text]],
  'language/neutral.ts ofSound': (text) => [text, new Map()],
  'language/stem.ts stem': (text) => [text, 'fr'],
  'language/vocabulary.ts isCommon': (text) => [text, 'fr'],
  'language/vocabulary.ts keyOf': (text) => [text, 'fr'],
  'language/word-list.ts packWords': (text) => [[text.replaceAll(/[^a-z]/g, '') || 'a']],
  'llm/cv.ts shownCvLines': (text) => [cv(text), IDENTITY, NONE, 30_000],
  'llm/judge.ts reasonOf': (text) => [text, 3],
  'llm/outgoing/clauses.ts featuresOf': (text) => [text, 32_768],
  'llm/outgoing/names.ts withoutOtherNames': (text) => [text, NONE],
  'llm/outgoing/names.ts withoutOwnName': (text) => [text, IDENTITY],
  'llm/outgoing/numbers.ts withoutNumbers': (text) => [text, NONE],
  'llm/outgoing/one-gender.ts inOneGender': (text) => [text, 'fr'],
  'llm/outgoing/ordinary-words.ts isFamiliar': (text) => [text, NONE],
  'llm/outgoing/ordinary-words.ts isOrdinary': (text) => [text, NONE],
  'llm/outgoing/memberships.ts withoutMemberships': (text) => [text, NONE],
  'llm/outgoing/ordinary-words.ts isRare': (text) => [text, NONE],
  'llm/outgoing/ordinary-words.ts isWorkWord': (text) => [text, NONE],
  'llm/outgoing/places.ts withoutPlaces': (text) => [text, NONE],
  'llm/outgoing/private-clauses.ts withoutPrivateClauses': (text) => [text, NONE, NONE],
  'llm/outgoing/private-life.ts withoutPrivateLife': (text) => [text, NONE, NONE],
  'llm/outgoing/rewrite.ts areBeside': null,
  'llm/outgoing/rewrite.ts mask': null,
  'llm/outgoing/rewrite.ts wholeWords': null,
  'llm/outgoing/rewrite.ts withPlaceholders': null,
  'llm/outgoing/said-of-people.ts withoutSaidOfPeople': (text) => [text],
  'llm/outgoing/signs.ts withPlainSigns': (text) => [text],
  'llm/outgoing/trade-words.ts tradeWords': (text) => [interview(text)],
  'llm/outgoing/without-person.ts withoutPerson': (text) => [text, IDENTITY, NONE],
  'llm/prompts.ts cut': (text) => [text, 500],
  'llm/prompts.ts fenced': (text) => [text, 'nonce'],
  'llm/prompts.ts cvPrompt': (text) => [JOB, text, 'nonce'],
  'llm/questions.ts faultsOf': (text) => [text, 'fr', [text]],
  'llm/shown.ts redactPieces': (text) => [lines(text), IDENTITY, NONE, 'fr'],
  'llm/shown.ts shownSentences': (text) => [text, IDENTITY, NONE, 'fr'],
  'llm/shown.ts fitting': (text) => [pieces(text), 3_000],
  'llm/shown.ts textOf': (text) => [pieces(text)],
  'llm/shown.ts originalOf': (text) => [text, pieces(text), 'fr'],
  'llm.ts judgeAnswers': null,
  // The hostile text is the model's reply.
  'llm.ts evaluateWithModel': (text) => [{ ...interview(''), exchanges: [ANSWERED], cv: null }, saying(text)],
  'local.ts assemble': null,
  'local.ts evaluateInterview': (text) => [interview(text)],
  'local.ts offerWords': (text) => [{ ...interview(''), job: offer(text) }],
  'local.ts readingOf': null,
  'local.ts prepareAnswers': null,
  'local.ts scoreAnswers': null,
  'privacy/redact.ts redact': (text) => [text, IDENTITY],
  'questions/coverage.ts asksForSkill': null,
  'questions/coverage.ts questionForSkill': (text) => [text.slice(0, 60), offer(text), COMPANY],
  'questions/coverage.ts skillCoverage': (text) => [
    [{ text: text.slice(0, 500), competency: text.slice(0, 60) }],
    offer(text),
  ],
  'questions/described-objects.ts describedObjects': (text) => [offer(text)],
  'questions/describe.ts describeQuestion': (text) => [text, JOB, COMPANY],
  'questions/family.ts familyOf': (text) => [offer(text), COMPANY],
  'questions/family.ts publicOf': (text) => [offer(text), COMPANY, 'fr'],
  'questions/family.ts settingOf': (text) => [offer(text), COMPANY],
  'questions/expectations.ts expectationOf': (text) => [{ ...QUESTION, evidence: [text] }],
  'questions/first-job.ts firstJobItem': null,
  'questions/first-job.ts isFirstJob': null,
  'questions/first-job.ts withPlaces': (text) => [{ kind: 'value', text, evidence: [] }, 'fr'],
  'questions/follow-up-texts.ts followUpLanguage': null,
  'questions/follow-up-texts.ts followUpText': null,
  'questions/follow-up-texts.ts oneWordFollowUps': null,
  'questions/follow-up-texts.ts plannedFollowUps': null,
  'questions/follow-ups.ts chooseFollowUps': null,
  'questions/follow-ups.ts ownWords': (text) => [text, text, 'fr'],
  'questions/generate.ts generateQuestions': (text) => [offer(text), COMPANY],
  'questions/job-title.ts titleInside': (text) => [text, 'fr'],
  'questions/seniority.ts objectScenariosOf': (text) => [offer(text)],
  'questions/seniority.ts scenariosOf': (text) => [offer(text), COMPANY],
  'questions/skill-form.ts askedSkill': (text) => [text, 'fr'],
  'questions/skill-form.ts qualityName': (text) => [text, 'en'],
  'questions/skill-questions.ts caseOf': (text) => [text.slice(0, 60), offer(text), COMPANY],
  'questions/skill-questions.ts fill': null,
  'questions/skill-questions.ts questionsOnSkill': (text) => [text.slice(0, 60), offer(text), COMPANY, 1],
  'questions/skill-questions.ts rotated': null,
  'quotes.ts isVerbatim': (text) => [text, `${text}x`],
  'quotes.ts verifiedQuotes': (text) => [lines(text).slice(0, 20), text],
  'scoring/closed.ts closedTokens': (text) => [tokenise(text), 'fr', () => false],
  'scoring/closed.ts withoutHyphenatedNames': (text) => [text, 'fr', () => false],
  // The functions with null are covered by `evaluateInterview`.
  'scoring/criteria.ts askedOf': null,
  'scoring/criteria.ts criteriaOf': null,
  'scoring/criteria.ts missingSkills': null,
  'scoring/criteria.ts placesOf': (text) => [interview(text)],
  'scoring/criterion-quotes.ts quotesOf': null,
  'scoring/criterion-reasons.ts criterionReasons': null,
  'scoring/dimensions.ts buildDimensions': null,
  'scoring/features.ts countSentence': (text) => [
    tokenise(text),
    tokenise(text).map((token) => stem(token, 'fr')),
    'fr',
    CONTEXT,
  ],
  'scoring/grams.ts letterGrams': (text) => [tokenise(text)],
  'scoring/grams.ts wordGrams': (text) => [tokenise(text)],
  'scoring/trained-words.ts isTrainedWord': (text) => [text, text],
  'scoring/passages.ts isPlain': (text) => [text, null],
  'scoring/passages.ts overlaps': (text) => [text.slice(0, 130), new Set([text.slice(130, 260)])],
  // This row is null, because the function gets only our own lists.
  'scoring/phrases.ts compilePhrases': null,
  'scoring/prepare.ts prepareAnswer': null,
  'scoring/relevance/pack.ts packTerms': (text) => [lines(text)],
  'scoring/said/acts.ts admits': (text) => [text, 'fr'],
  'scoring/said/acts.ts tellsCareer': (text) => [text, 'fr'],
  'scoring/said/acts.ts tellsHabit': (text) => [text, 'fr'],
  'scoring/said/acts.ts tellsOwnAct': (text) => [text, 'fr'],
  'scoring/said/acts.ts tellsTeamAct': (text) => [text, 'fr'],
  'scoring/said/limits.ts statesLimit': (text) => [text, 'fr'],
  'scoring/said/telling.ts weightOf': (text) => [text, 'fr'],
  'scoring/said/labels.ts holdsFact': (text) => [text, 'fr'],
  'scoring/said/labels.ts namesObject': (text) => [text, 'fr'],
  'scoring/said/labels.ts tellsCase': (text) => [text, 'fr'],
  'scoring/said/labels.ts tellsReason': (text) => [text, 'fr'],
  'scoring/said/labels.ts tellsResult': (text) => [text, 'fr'],
  'scoring/said/claims.ts claimsMuch': (text) => [text, 'fr'],
  'scoring/said/claims.ts tellsPart': (text) => ['who', text],
  'scoring/said/reserves.ts reserveOf': (text) => [text, 'fr'],
  'scoring/said/reserve.ts isLack': (text) => [text, 'fr'],
  'scoring/said/reserve.ts isReserve': (text) => [text, 'fr'],
  'scoring/said/reserve.ts opensOnLack': (text) => [text, 'fr'],
  'scoring/summary/place.ts listed': null,
  'scoring/unjudged.ts unjudged': (text) => [interview(text)],
  'weights.ts defaultEmphasis': (text) => [offer(text)],
};

/** The exports of a module of the engine. */
export type Module = Readonly<Record<string, ((...given: readonly unknown[]) => unknown) | undefined>>;

/** How each text function is called with a hostile text, by `file name`. A function that needs only the text needs no row. */
export const CALLS: Readonly<Record<string, ((module: Module, text: string) => unknown) | null>> = Object.fromEntries(
  Object.entries(GIVEN).map(([key, given]) => [
    key,
    given && ((module: Module, text: string) => module[key.split(' ')[1] ?? '']?.(...given(text))),
  ]),
);

/**
 * Limits in milliseconds of processor time for 60,000 characters, where more than 50 are justified: redaction runs thirty patterns on
 * each word, the search for trades and skills compares a thousand words, and an evaluation gets five full answers and a full CV,
 * 120,000 characters, and analyses all of them.
 */
export const BOUNDS: Readonly<Record<string, number>> = {
  'cv/read.ts readCv': 200,
  'cv/skills.ts cvSkills': 100,
  'cv/skills.ts skillsNamer': 100,
  'identity-swap.ts retellings': 500,
  'keys/match.ts readByKey': 400,
  'keys/words.ts wordsOf': 200,
  'llm/cv.ts shownCvLines': 1_500,
  'llm/outgoing/names.ts withoutOtherNames': 400,
  'llm/outgoing/names.ts withoutOwnName': 150,
  'llm/outgoing/numbers.ts withoutNumbers': 200,
  'llm/outgoing/number-runs.ts withoutNumberRuns': 100,
  'llm/outgoing/places.ts withoutPlaces': 150,
  'llm/outgoing/private-clauses.ts withoutPrivateClauses': 300,
  'llm/outgoing/private-clauses.ts withoutSurelyPrivate': 200,
  'llm/outgoing/private-life.ts withoutPrivateLife': 200,
  'llm/outgoing/without-person.ts withoutPerson': 900,
  'llm/questions.ts faultsOf': 100,
  'llm/shown.ts redactPieces': 1_700,
  'llm/shown.ts shownSentences': 1_700,
  'local.ts evaluateInterview': 1_600,
  'privacy/redact.ts redact': 200,
  'questions/describe.ts describeQuestion': 250,
  'questions/family.ts tradesIn': 100,
  'scoring/features.ts countSentence': 100,
  'scoring/said/acts.ts tellsOwnAct': 100,
  'scoring/said/labels.ts holdsFact': 150,
  'scoring/said/labels.ts tellsCase': 150,
};

/** Calls that create the patterns defined inside functions, by file. */
export const MAKERS: Readonly<Record<string, (module: Module) => unknown>> = {
  'packages/interviewer/src/identity-swap.ts': (module) => module.retellings?.(interview('Karim Ben Zarti'), 0),
  'apps/recruiter/src/features/interviews/components/transcript-search.ts': (module) =>
    module.splitQuotes?.('a b', [{ text: 'a  b' }]),
  'packages/interviewer/src/scoring/said/limits.ts': (module) => [
    module.statesLimit?.('Ce n’est pas mon fort.', 'fr'),
    module.statesLimit?.('It is not my strong point.', 'en'),
  ],
};
