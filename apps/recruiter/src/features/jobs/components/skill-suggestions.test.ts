import { describe, expect, it } from 'vitest';
import { suggestedSkills } from './skill-suggestions.ts';

describe('skill suggestions', () => {
  it.each([
    ['Comptable', 'Sage'],
    ['Développeuse front-end senior', 'React'],
    ['Chef de chantier', 'Sécurité chantier'],
    ['Téléconseillère', 'CRM'],
    ['Couturière chef de ligne', 'Piqueuse plate'],
    ['Infirmière de nuit', 'Soins infirmiers'],
    ['Assistante RH, service ressources humaines', 'Paie'],
  ])('the title « %s » suggests « %s »', (title, skill) => {
    expect(suggestedSkills(title, [])).toContain(skill);
  });
  it('a skill of the offer is not suggested again, whatever its case and accents', () => {
    expect(suggestedSkills('Comptable', ['sage', 'comptabilite generale'])).not.toContain('Sage');
    expect(suggestedSkills('Comptable', ['sage', 'comptabilite generale'])).not.toContain('Comptabilité générale');
  });
  it('a title of an unknown trade and an empty title suggest nothing', () => {
    expect(suggestedSkills('Astrologue', [])).toEqual([]);
    expect(suggestedSkills(' ', [])).toEqual([]);
  });
});
