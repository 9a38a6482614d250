import { describe, expect, it } from 'vitest';
import { advertNotes, plainAdvert, readAdvert, withAdvert } from './advert.ts';
import { EMPTY_JOB } from './job-form.ts';

const ACCOUNTANT = `Cabinet d’expertise à Sousse recrute un Comptable confirmé (H/F)

Vos missions :
- Tenue de la comptabilité générale de 15 PME
- Déclarations fiscales et CNSS

Profil :
Licence en comptabilité, 3 à 5 ans d’expérience en cabinet.
Compétences : Sage, Excel, Fiscalité tunisienne
Français courant.
Contrat : CDI, salaire 1 800 DT`;

describe('readAdvert', () => {
  it('readAdvert fills title, place, contract, experience, skills and description from a French advert', () => {
    const advert = readAdvert(ACCOUNTANT);
    expect(advert).toMatchObject({
      title: 'Comptable confirmé',
      location: 'Sousse',
      type: 'Temps plein',
      contract: 'CDI',
      salary: '1800',
      interviewLanguage: 'Français',
      profile: {
        minExperienceYears: 3,
        seniorityLevel: 'Senior',
        educationLevel: 'Licence',
        preferredLanguages: ['Français'],
      },
      cut: false,
    });
    expect(advert.profile.skills?.slice(0, 3)).toEqual(['Sage', 'Excel', 'Fiscalité tunisienne']);
    expect(advert.description).toContain('Tenue de la comptabilité générale de 15 PME');
  });

  it.each([
    [
      'Titre du poste : Chauffeur poids lourd\nLieu : Zone industrielle, Ben Arous',
      'Chauffeur poids lourd',
      'Zone industrielle, Ben Arous',
    ],
    [
      'Un atelier de Nabeul recrute un sellier-maroquinier ou une sellière-maroquinière',
      'Sellier-maroquinier / sellière-maroquinière',
      'Nabeul',
    ],
    ['🚀🚀 Nous recrutons un Chef de projet, à Nabeul', 'Chef de projet', 'Nabeul'],
    ['Développeuse React\nTunis, CDI', 'Développeuse React', 'Tunis'],
    ['Nous recherchons une assistante de direction pour notre siège de Sfax.', 'Assistante de direction', 'Sfax'],
    ['We are hiring a Senior Java Developer in Tunis for our team and our clients.', 'Senior Java Developer', 'Tunis'],
  ])('readAdvert finds title and place in « %s »', (text, title, location) => {
    expect(readAdvert(text)).toMatchObject({ title, location });
  });

  it.each([
    ['Stagiaire PFE, temps plein', 'Stage'],
    ['Serveur à mi-temps', 'Temps partiel'],
    ['Contrat SIVP', 'Contrat'],
    ['Graphiste freelance', 'Freelance'],
    ['Poste entièrement en télétravail', 'Télétravail'],
    ['Rejoignez-nous', undefined],
  ])('readAdvert reads the contract of « %s » as %s', (text, type) => {
    expect(readAdvert(text).type).toBe(type);
  });

  it.each([
    ['Contrat : CDI, temps plein', 'CDI'],
    ['Poste en CDD de six mois', 'CDD'],
    ['Contrat CIVP', 'SIVP / CIVP'],
    ['CDD, puis CDI', undefined],
    ['Rejoignez-nous', undefined],
  ])('readAdvert reads the nature of the contract of « %s » as %s', (text, contract) => {
    expect(readAdvert(text).contract).toBe(contract);
  });

  it.each([
    ['Expérience : 2 ans minimum', 1],
    ['Minimum 7 années d’expérience', 5],
    ['10+ years of experience', 10],
    ['Débutant accepté', 0],
    ['Entreprise fondée il y a 20 ans', undefined],
  ])('readAdvert reads the experience of « %s » as %s', (text, years) => {
    expect(readAdvert(text).profile.minExperienceYears).toBe(years);
  });

  it('readAdvert turns HTML into lines without tags, scripts or entities', () => {
    const html =
      '<p>Vendeur&nbsp;en boutique</p><script>alert(1)</script><ul><li>Accueil</li><li>Caisse &amp; stock</li></ul>';
    expect(plainAdvert(html)).toBe('Vendeur en boutique\n\n- Accueil\n\n- Caisse & stock');
    expect(readAdvert(html).title).toBe('Vendeur en boutique');
  });

  it('readAdvert cuts the description of a long advert at 8,000 characters after a whole line, with a note', () => {
    const advert = readAdvert(`Comptable\n${'Une ligne de la description du poste.\n'.repeat(700)}`);
    expect(advert.description.length).toBeLessThanOrEqual(8000);
    expect(advert.description.endsWith('poste.')).toBe(true);
    expect(advertNotes(advert)).toContain('L’annonce est longue\u00A0: la description s’arrête à 8000 caractères.');
  });

  it('readAdvert proposes an interview in English for an English advert', () => {
    const advert = readAdvert(
      'Sales manager\nWe are looking for you to join our team and to lead the sales of our clients.',
    );
    expect(advert.interviewLanguage).toBe('Anglais');
    expect(advertNotes(advert).join(' ')).toContain('L’annonce est en anglais');
  });

  it('readAdvert recognises a short advert with « à » as French', () => {
    const advert = readAdvert('Cuisinier ou cuisinière\nRestaurant à Sfax, temps plein. Expérience 2 ans.');
    expect([advert.language, advert.interviewLanguage]).toEqual(['fr', 'Français']);
  });

  it('readAdvert keeps the text of an Arabic advert, and a note says that few fields were read', () => {
    const advert = readAdvert('نبحث عن محاسب ذو خبرة في تونس للعمل بدوام كامل');
    expect(advert.language).toBe('other');
    expect(advert.description).toContain('محاسب');
    expect(advertNotes(advert)).toContain(
      'L’annonce n’est ni en français ni en anglais\u00A0: peu de champs ont pu être lus.',
    );
  });

  it('readAdvert finds no field in an empty text', () => {
    expect(readAdvert(' \n ').description).toBe('');
  });

  it('advertNotes names the fields that the advert does not have', () => {
    expect(advertNotes(readAdvert('Boulanger'))).toEqual([
      'Repris de l’annonce\u00A0: description, titre. Vérifiez chaque champ avant de publier.',
      'Non trouvé dans l’annonce\u00A0: lieu, contrat, expérience, niveau d’études, compétences.',
    ]);
  });
});

describe('withAdvert', () => {
  it('withAdvert keeps the typed values of fields that the advert does not have', () => {
    const typed = { ...EMPTY_JOB, location: 'Gabès', type: 'Contrat', title: 'Ancien titre' };
    const filled = withAdvert(typed, readAdvert('Boulanger'));
    expect(filled).toMatchObject({ title: 'Boulanger', location: 'Gabès', type: 'Contrat', description: 'Boulanger' });
  });
});
