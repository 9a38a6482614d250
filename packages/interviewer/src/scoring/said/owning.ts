import { lineOf } from './line.ts';

// Patterns for people who own up to a fault: « c’est ma faute », « je l’ai signalé à mon chef ».

/** Words of an author who told somebody of the fault, paid for it or put it right. */
const TOLD =
  / (?:j ai|j avais|je l ai|je lui ai|je leur ai) (?:(?:tout|aussi|meme|donc|aussitot) )?(?:dit (?:a (?!le client)|c est|que c etait|tout)|ecrit (?:a |sur le bon)|avoue|reconnu|signale|declare|rembourse)| (?:ai|me suis) (?:appele|apl|prevenu|averti|informe|excuse) (?:moi meme )?(?:le |la |mon |a |aupres |un )?(?:responsable|chef|patron|directeur|directrice|encadrant|superieur|surveillant|gouvernante|proche|regulation|service|famille|agence)[a-z]*(?= )| en (?:lui|leur|le) signalant(?= )| (?:ai|a) paye (?:la moitie|une partie)(?= )| a mes frais(?= )| rectificat[a-z]*(?= )| c (?:(?:est|etait) )?(?:(?:ma|mon) (?:faute|decision))(?= )| (?:(?:est|etait|c) (?:de )?(?:ma|mon) faute)(?= )| j aurais du(?= )| i (?:told|called|informed|reported|admitted|wrote to)(?= )/;

const FAULT = / (?<!pas )c (?:(?:est|etait) )?(?:ma|mon) (?:faute|decision)(?= )| dit a (?:[a-z]+ ){1,4}c est moi(?= )/;

/** Whether the author takes the fault on themselves. */
export const takesFault = (text: string): boolean => FAULT.test(lineOf(text));

/** Whether a text tells that its author owned up to something, or to whom it was reported. */
export const ownsUp = (text: string): boolean => TOLD.test(lineOf(text));
