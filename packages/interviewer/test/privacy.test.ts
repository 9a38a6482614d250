import { describe, expect, it } from 'vitest';
import { redact } from '@kafaa/interviewer/privacy/redact';
import { cpuMs } from './cpu.ts';

const AMAL = { firstName: 'Amal', lastName: 'Ben Trabelsi', email: 'amal.t@mail.tn', phone: '22123456' };
const KEEP = new Set(['react']);
const clean = (text: string) => redact(text, AMAL, KEEP);

describe('redaction', () => {
  it.each([
    ["Je m'appelle Amal Ben Trabelsi et je code.", ['Amal', 'Trabelsi']],
    ['je suis amal trabelsi, developpeuse', ['amal', 'trabelsi']],
    ['AMAL BEN TRABELSI', ['AMAL', 'TRABELSI']],
    ['Écrivez-moi à amal.t@mail.tn ou a_b@x.co', ['@']],
    ['Tél : 22 123 456 ou +216 22123456', ['22 123', '22123456']],
    ['Mon profil : https://www.linkedin.com/in/amal-t', ['linkedin.com/in']],
    ['CIN : 09876543', ['09876543']],
    ['Née le 12 mars 1994 à Sfax', ['1994', 'Sfax']],
    ["J'ai 29 ans et je suis mariée", ['29 ans', 'mariée']],
    ['I am 29 years old and married', ['29', 'married']],
    ['Nationalité : tunisienne', ['tunisienne']],
    ['Service militaire accompli', ['militaire']],
    ['J’habite au 12, rue Ibn Khaldoun, 2080 Ariana', ['Khaldoun']],
    ['Diplômée de l’Université de Tunis El Manar et de l’INSAT', ['Manar', 'INSAT']],
    ['École Nationale d’Ingénieurs de Sfax\nEn 2015', ['École', 'Sfax']],
    ['Université Cheikh Anta Diop, Dakar', ['Université', 'Diop', 'Dakar']],
    ['Marseille est loin de chez moi', ['Marseille']],
    ['51 ans, marié\nChef de chantier', ['51']],
    [
      'Un matin le client de notre agence était M. Salah, et sa sœur aussi. Mme. Jaziri attendait déjà depuis une heure.',
      ['Salah', 'Jaziri'],
    ],
    ['Références : M. Karim Jaziri, directeur', ['Karim', 'Jaziri']],
    ['J’ai travaillé avec Karim Jaziri chez Vermeg', ['Karim', 'Jaziri', 'Vermeg']],
    ['Moïse Salami était absent ce jour-là.', ['Moïse', 'Salami']],
    ['Başer, un ami, et Şir ont aidé.', ['Başer', 'Şir']],
    ['Le chef, Maï Shezi, était d’accord.', ['Maï', 'Shezi']],
    ['Le magasin de Chi Nê était fermé.', ['Chi', 'Nê']],
    ['Je suis musulmane pratiquante', ['musulmane']],
    ['J’ai travaillé avec Mamour Schneider et la chef Jenkins.', ['Schneider', 'Jenkins']],
    ['Brown was my school.', ['Brown']],
    ['Levant est loin du dépôt.', ['Levant']],
    ['Je suis ingénieure de l’ISO et diplômé d’ESCP.', ['ISO', 'ESCP']],
  ])('redaction replaces the identity in « %s » by placeholders', (text, gone) => {
    const result = clean(text);
    for (const piece of gone) expect(result).not.toContain(piece);
    expect(result).toMatch(/\[[a-z]+\]/);
  });

  it.each([
    "J'ai migré 40 000 lignes vers PostgreSQL en 12 jours avec React et Docker.",
    'Prévenu par le chef, j’ai fermé la vanne. Avec Excel, en mai.',
    'En mars 2023 nous avons gagné 3,5 % sur le coût.',
    'Licence en informatique puis Master en Data.',
    'Il y a 3 ans d’expérience demandés, j’en ai 5.',
    '12 ans de métier, dont huit chez le même client.',
    'Quand le client appelle, je note le besoin dans le CRM.',
  ])('redaction leaves « %s » unchanged', (text) => expect(clean(text)).toBe(text));

  it('redaction takes under 5 s of CPU time for a CV of 15,000 name particles', () => {
    const amira = { firstName: 'Amira', lastName: 'Ben Salah' };
    expect(cpuMs(() => redact('Ben '.repeat(15_000), amira, new Set()))).toBeLessThan(5_000);
  });

  it('redaction gives names of any length the same placeholder', () => {
    expect(redact('Je suis Marie. Bonjour', { firstName: 'Marie', lastName: 'Sy' })).toBe(
      redact('Je suis Mohamed Ben Ali El Ayari. Bonjour', { firstName: 'Mohamed', lastName: 'Ben Ali El Ayari' }),
    );
  });
});
