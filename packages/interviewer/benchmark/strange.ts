import { adversarialSet } from './adversarial-figures.ts';
import { prepare, type Example } from './examples.ts';
import { loadVoices } from './voices.ts';

/** Questions each strange text is put to. */
const PLACES = 3;

/** The off-topic texts of dev, each put to three questions of its language: recipes and football are of level 0 anywhere. */
export function strangeAnswers(): Example[] {
  const places = loadVoices().filter((each) => each.split === 'dev');
  return adversarialSet('off-topic', 'dev').flatMap(({ id, language, text }, index) => {
    const own = places.filter((each) => each.language === language);
    return Array.from({ length: PLACES }, (_, turn) => own[(index * 37 + turn * 101) % own.length]).flatMap(
      (place, turn) => (place ? prepare([{ ...place, id: `${id}-${turn}`, voice: 'strange', level: 0, text }]) : []),
    );
  });
}
