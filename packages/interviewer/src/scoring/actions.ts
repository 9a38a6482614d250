/**
 * First-person actions, matched on a folded token line (" j ai gere un stock "). A noun after "j'ai", a state
 * ("j'ai aimé", "I wanted") or a preference is not an action.
 */
const FR_NOT_PARTICIPLE =
  'un|le|les|des|de|du|d|mon|mes|deux|trois|quatre|cinq|beaucoup|plus|moins|toute?s?|tous|ce|ces|cet|trop|peu|assez|envie|besoin|hate|peur|confiance|bon|grand|bien|pas|aucun|toujours|eu|ete|aime|adore|pense|cru|voulu|su|pu|\\d+|que|acquis|developpe|toujours|souvent';
const FR_FILLERS =
  '(?:(?:donc|alors|aussi|ensuite|puis|tout|tous|toute|de|suite|d|abord|immediatement|directement|vite|moi|meme|personnellement|juste|simplement|quand|deja|enfin|finalement|rapidement|bien) )*';
const FR_PAST = [
  new RegExp(
    ` j (?:(?:y|en|l|m|lui|leur|le|les|n) )*ai ${FR_FILLERS}(?!(?:${FR_NOT_PARTICIPLE}) )[a-z]{2,}(?:e|es|i|is|it|u|us|t|ert|erts|int|ait)(?= )`,
    'g',
  ),
  / je (?:(?:m|me|l|y|en) )*(?:suis|etais) (?:alle|venu|parti|reste|passe|revenu|entre|arrive|occupe|charge|rendu|mis|deplace|renseigne|excuse|assis|forme|appuye|servi|apercu|retourne|intervenu|descendu|monte|tourne|porte|debrouille|concentre|organise|battu|lance|attaque|adresse)(?= )/g,
  / j avais (?!(?:un|le|les|des|de|du|d|mon|mes|deux|trois|peur|envie|besoin|que|pas|\d+|l) )[a-z]{2,}(?:e|i|is|it|u|ert)(?= )/g,
];
const FR_HABIT = [
  / je (?:(?:le|les|l|lui|leur|m|me|n|ne|y|en) )*(?!(?:suis|pense|crois|sais|peux|veux|dois|aime|aimerais|souhaite|voudrais|pourrais|trouve|considere|connais|me|m|serai|serais|reste|prefere|maitrise|possede|dispose|cherche|donne|respecte|travaille|gere|essaie|essaye|m|n|dirais|sens|comprends|espere|compte|vois|vais|fais) )[a-z]{3,}(?:e|s|x|rai|rais|ds|ts)(?= )/g,
  / j (?:(?:y|en|l) )*(?!(?:ai|aime|adore|avais|etais|essaie|essaye|espere|apprecie|aimerais|attends|estime) )[a-z]{4,}(?:e|s|rai|rais)(?= )/g,
  / je (?:vais|fais) (?!(?:de|mon|toujours|bien|tout|preuve|partie|attention) )[a-z]{2,}(?= )/g,
];
const FR_TEAM = [
  / (?:on|nous) (?:(?:a|avons|l|les|lui) )+(?!(?:un|le|les|des|de|du|toujours|besoin) )[a-z]{2,}(?:e|es|i|is|it|u|us|ert)(?= )/g,
];

const EN_IRREGULAR =
  'told|made|took|went|built|wrote|found|set|ran|led|kept|brought|got|gave|sent|met|sat|chose|taught|began|split|cut|put|drew|spoke|bought|sold|held|drove|rebuilt|rewrote|redid|did|saw|came|stood|dealt|caught|broke|fought|read|left|paid|swapped|stayed|showed|spent|withdrew|undid';
const EN_NOT_ACTION =
  'needed|wanted|liked|loved|enjoyed|believed|learned|developed|gained|acquired|hoped|dreamed|realised|realized|wished|preferred|succeed|need|managed|worked|tried';
const EN_FILLERS =
  '(?:(?:then|also|first|just|immediately|quickly|personally|finally|always|even|still|actually|simply|only|never|so|had|to|went|and|decided|ended|up|therefore|have|ve) )*';
const EN_PAST = [
  new RegExp(` i ${EN_FILLERS}(?:(?!(?:${EN_NOT_ACTION}) )[a-z]{2,}ed|${EN_IRREGULAR})(?= )`, 'g'),
  / (?:managed|decided|had|got) to (?!(?:be|have|do|deal|work|adapt|learn) )[a-z]{3,}(?= )/g,
  / i (?:managed|worked|tried) (?:the|a|to|on|with|out|for|\d+)(?= )/g,
];
const EN_HABIT = [
  / i (?:always |usually |then |first |also |never |just )*(?:d |would |will |ll )?(?!(?:am|m|think|believe|guess|feel|know|can|could|should|must|may|might|want|like|love|enjoy|have|had|would|will|need|hope|consider|try|did|was|do|agree|see|understand|work|possess|value|respect|do|am|d|ll|ve|always|s|give|strive|thrive|adapt|in|a|the|and|or|wish|prefer|dream) )[a-z]{3,}(?<!ed)(?= )/g,
];
const EN_TEAM = [
  new RegExp(` we (?:(?:then|also|all|both|finally) )*(?:(?!needed|wanted)[a-z]{2,}ed|${EN_IRREGULAR})(?= )`, 'g'),
];

export const ACTION_PATTERNS = {
  fr: { ownAction: FR_PAST, habit: FR_HABIT, teamAction: FR_TEAM },
  en: { ownAction: EN_PAST, habit: EN_HABIT, teamAction: EN_TEAM },
} as const;
