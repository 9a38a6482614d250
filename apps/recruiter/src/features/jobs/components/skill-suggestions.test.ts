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
  ])('the offer form suggests for the title « %s » the skills « %s »', (title, skill) => {
    expect(suggestedSkills(title, [])).toContain(skill);
  });
  it('the offer form does not suggest a skill that the offer already has, regardless of case and accents', () => {
    expect(suggestedSkills('Comptable', ['sage', 'comptabilite generale'])).not.toContain('Sage');
    expect(suggestedSkills('Comptable', ['sage', 'comptabilite generale'])).not.toContain('Comptabilité générale');
  });
  it('the offer form suggests no skill for a title of an unknown trade or an empty title', () => {
    expect(suggestedSkills('Astrologue', [])).toEqual([]);
    expect(suggestedSkills(' ', [])).toEqual([]);
  });
});
