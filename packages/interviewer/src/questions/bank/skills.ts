import { BUSINESS_SKILLS } from './business-skills.ts';
import { CRAFT_SKILLS } from './craft-skills.ts';
import { DESK_SKILLS } from './desk-skills.ts';
import { DIGITAL_SKILLS } from './digital-skills.ts';
import { FIELD_SKILLS } from './field-skills.ts';
import type { SkillQuestion } from './item.ts';

/** Questions for skills that offers name, the most precise first. Other skills get a template with the skill's own words. */
export const SKILL_QUESTIONS: readonly SkillQuestion[] = [
  ...CRAFT_SKILLS,
  ...DESK_SKILLS,
  ...DIGITAL_SKILLS,
  ...BUSINESS_SKILLS,
  ...FIELD_SKILLS,
];
