import type { CvDiploma, CvFacts, JobBrief } from '../contract.ts';
import { DEGREES } from './degrees.ts';
import { isInternship } from './matches.ts';

/** Writes « 5 ans et 9 mois », or « environ 4 ans » if the CV gives only years, because exact months would be invented. */
export function duration(months: number, approximate = false): string {
  if (approximate) {
    const years = Math.round(months / 12);
    return `environ ${months < 12 || years === 0 ? `${Math.max(1, months)}\u00A0mois` : yearsOf(years)}`;
  }
  const years = Math.floor(months / 12);
  const rest = months % 12;
  const parts = [years > 0 ? yearsOf(years) : '', rest > 0 ? `${rest}\u00A0mois` : ''].filter(Boolean);
  return parts.length > 0 ? parts.join(' et ') : 'moins d’un mois';
}

const yearsOf = (years: number): string => `${years}\u00A0an${years > 1 ? 's' : ''}`;

/** The recruiter's text about a CV's experience: work, internships at full length, other and unrecognised trades, and the requirement. */
export function experienceTold(facts: CvFacts, yearsAsked: number): string {
  const { internshipMonths = 0, otherTradeMonths = 0, unknownTradeMonths = 0, approximate = false } = facts;
  const counted = facts.experienceMonths ?? 0;
  const work = Math.max(0, counted - Math.round(internshipMonths / 2));
  const internship = `${duration(internshipMonths)} de stage, compté${internshipMonths > 1 ? 's' : ''} pour moitié`;
  const told =
    internshipMonths === 0
      ? `${duration(counted, approximate)} d’expérience`
      : work === 0
        ? internship
        : `${duration(work, approximate)} d’expérience et ${internship}`;
  const parts = [
    `${told}, d’après le CV`,
    otherTradeMonths > 0
      ? `${duration(otherTradeMonths, approximate)} dans un autre métier, comptés pour un tiers`
      : '',
    unknownTradeMonths > 0
      ? `métier non reconnu, à vérifier, pour ${duration(unknownTradeMonths, approximate)}, comptés pour un tiers`
      : '',
    yearsAsked > 0 ? `demandé\u00A0: ${yearsOf(yearsAsked)} au moins` : 'poste ouvert aux débutants',
  ].filter(Boolean);
  const text = parts.join('\u202F; ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

const rankOf = (level: string): number => DEGREES.findIndex((each) => each === level);

/** Compares a level with what the offer asks; empty if it asks for none. */
function compared(level: string, asked: string): string {
  const [rank, wanted] = [rankOf(level), rankOf(asked)];
  if (rank < 0 || wanted < 0) return '';
  const gap =
    rank === wanted
      ? 'au niveau demandé'
      : rank > wanted
        ? 'au-dessus du niveau demandé'
        : 'en dessous du niveau demandé';
  return `${gap} (${asked})`;
}

const quoted = ({ words }: CvDiploma): string => `«\u00A0${words}\u00A0»`;

/** The diploma in the CV's own words, with the level understood from them, beside what the offer asks. */
export function educationTold(facts: CvFacts, job: JobBrief): string {
  const { diploma, diplomaInProgress, educationLevel, educationInProgress } = facts;
  const asked = job.educationLevel;
  if (diploma && diploma.level === null)
    return `${quoted(diploma)}\u00A0: niveau à vérifier${asked ? `\u202F; demandé\u00A0: ${asked}` : ''}.`;
  const said = (level: string, words: CvDiploma | undefined): string =>
    words ? `${quoted(words)}, compris comme ${level}` : level;
  // A diploma in progress implies the one required for admission, so a Bac beside it is not mentioned.
  const told = educationLevel !== null && !(educationInProgress && (!diploma || educationLevel === 'Lycée'));
  const held = told ? [said(educationLevel, diploma), compared(educationLevel, asked)].filter(Boolean).join(', ') : '';
  const studying = educationInProgress
    ? `en cours\u00A0: ${said(educationInProgress, diplomaInProgress)}${isInternship(job) ? ', qui suffit pour un stage' : ''}`
    : '';
  const wanted = rankOf(asked) < 0 ? 'aucun diplôme demandé' : told ? '' : `demandé\u00A0: ${asked}`;
  const parts = [held, studying, wanted].filter(Boolean);
  return `${parts.join('\u202F; ')}.`;
}

/** Result of comparing a fact of the CV with what the offer asks. */
export type Standing = 'met' | 'not-met' | 'to-verify';

const SIGNS: Readonly<Record<Standing, string>> = { met: '✓', 'not-met': '✗', 'to-verify': 'à vérifier' };

/** Compares the CV's experience and diploma with the offer's requirements. */
export function standings(facts: CvFacts, job: JobBrief): { experience: Standing; education: Standing } {
  const { experienceMonths, otherTradeMonths = 0, unknownTradeMonths = 0, approximate } = facts;
  const asked = job.minExperienceYears * 12;
  const own = (experienceMonths ?? 0) - otherTradeMonths - unknownTradeMonths;
  const missing = own < asked;
  // Periods known by years only may be half a year longer or shorter; an unrecognised trade may be the offer's.
  const doubtful = own + unknownTradeMonths >= asked || (approximate === true && own + 6 >= asked);
  const wanted = rankOf(job.educationLevel);
  const held = facts.educationLevel === null ? -1 : rankOf(facts.educationLevel);
  const studied = facts.educationInProgress ? rankOf(facts.educationInProgress) : -1;
  return {
    experience: experienceMonths === null ? 'to-verify' : !missing ? 'met' : doubtful ? 'to-verify' : 'not-met',
    education:
      wanted < 0 || held >= wanted || (studied >= wanted && isInternship(job))
        ? 'met'
        : held < 0 || studied >= wanted
          ? 'to-verify'
          : 'not-met',
  };
}

/** « ✓ » before a requirement that is met, « ✗ » before one that is not. */
export function withStanding(standing: Standing, text: string): string {
  return standing === 'to-verify'
    ? `À vérifier\u00A0: ${text.charAt(0).toLowerCase()}${text.slice(1)}`
    : `${SIGNS[standing]} ${text}`;
}
