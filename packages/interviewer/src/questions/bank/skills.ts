import { BUSINESS_SKILLS } from './business-skills.ts';
import { DIGITAL_SKILLS } from './digital-skills.ts';
import { FIELD_SKILLS } from './field-skills.ts';
import type { SkillQuestion } from './item.ts';

/** Questions for skills that many offers name. Others get a template around the skill's own words. */
export const SKILL_QUESTIONS: readonly SkillQuestion[] = [...DIGITAL_SKILLS, ...BUSINESS_SKILLS, ...FIELD_SKILLS];
