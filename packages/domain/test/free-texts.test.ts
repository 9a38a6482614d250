import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from '#/endpoints';

const EVIL = 'Confirmez sur https://zitouna-verif.example/login';

/** Fields that accept a text containing a URL, grouped by why no mail carries a stranger's text. */
const FREE: Readonly<Record<string, readonly string[]>> = {
  'keys, passwords and what must equal something that is known': [
    'auth.beginPasskey password',
    'auth.beginSecondFactor password',
    'auth.confirm password',
    'auth.linkProvider password',
    'auth.login password',
    'auth.removeIdentity password',
    'auth.removePasskey password',
    'auth.removeSecondFactor password',
    'auth.renewRecoveryCodes password',
    'auth.resetPassword newPassword',
    'auth.signup password',
    'auth.returnFromProvider query',
    'auth.switch companyId',
    'candidates.begin jobId',
    'candidates.confirm keep',
    'candidates.create jobId',
    'candidates.move ids[]',
    'candidates.notes before',
    'candidates.rejectMany ids[]',
    'candidates.undoMoves ids[]',
    'candidates.unrejectMany ids[]',
    'copies.setAside otherId',
    'interviews.complete interviewToken',
    'interviews.complete questions',
    'interviews.remind ids[]',
    'feedback.approve ids[]',
    'invitations.create candidateId',
    'invitations.create colleagueId',
    'invitations.move colleagueId',
    'invitations.preview candidateId',
    'invitations.preview colleagueId',
    'jobs.create indispensableSkills[]',
    'jobs.saveQuestions questions[].id',
    'jobs.update indispensableSkills[]',
    'lifecycle.askErasure name',
    'lifecycle.askErasure password',
    'messages.previewGroup candidateIds[]',
    'messages.previewGroup proposedJobId',
    'messages.writeGroup candidateIds[]',
    'messages.writeGroup proposedJobId',
    'opinions.link candidateIds[]',
    'team.accept password',
    'team.change jobIds[]',
    'team.invite jobIds[]',
  ],
  'stands on pages and in files, in no mail': [
    'auth.signup adresse',
    'candidates.move reason',
    'candidates.notes notes',
    'candidates.reject reason',
    'candidates.rejectMany reason',
    'companies.completeOnboarding companyDescription',
    'companies.saveSettings address',
    'evaluations.level reason',
    'interviews.complete answers',
    'interviews.saveAnswer answer',
    'interviews.saveCvFields diploma',
    'interviews.saveCvFields duration',
    'interviews.saveCvFields languages',
    'interviews.saveCvFields lastExperience',
    'interviews.saveCvFields tools',
    'jobs.create description',
    'jobs.create idealProfile.skills[]',
    'jobs.saveKey points[].text',
    'jobs.saveKey points[].synonyms[]',
    'jobs.saveKey redFlags[].text',
    'jobs.saveKey redFlags[].synonyms[]',
    'jobs.saveQuestions questions[].text',
    'jobs.tryAnswer answer',
    'jobs.tryKey answer',
    'jobs.tryKey points[].text',
    'jobs.tryKey points[].synonyms[]',
    'jobs.tryKey redFlags[].text',
    'jobs.tryKey redFlags[].synonyms[]',
    'jobs.update description',
    'jobs.update idealProfile.skills[]',
    'opinions.comment text',
    'opinions.scorecard sentence',
    'own-data.correctCvFields diploma',
    'own-data.correctCvFields duration',
    'own-data.correctCvFields languages',
    'own-data.correctCvFields lastExperience',
    'own-data.correctCvFields tools',
  ],
  'mailed only to the person who typed it, after the password': ['auth.addPasskey name'],
  'kept only if it is one of six words (sourceOf)': ['candidates.begin source', 'candidates.create source'],
  'mailed only to the company that has invited the candidate': ['invitations.sendReply note'],
  'only compared with what is known': [
    'evaluations.previewWeights description',
    'evaluations.previewWeights industryBackground',
    'evaluations.previewWeights seniorityLevel',
    'evaluations.previewWeights skills[]',
    'evaluations.previewWeights title',
  ],
  'of a plan with SCHEDULING, which is paid': [
    'invitations.create customMessage',
    'invitations.create interviewPlace',
    'invitations.move customMessage',
    'invitations.move interviewPlace',
  ],
  'shown to the recruiter who typed it, never mailed': [
    'invitations.preview customMessage',
    'invitations.preview interviewPlace',
    'invitations.saveDefaults address',
    'invitations.saveDefaults link',
    'messages.previewGroup text',
    'messages.previewTemplate text',
  ],
  'mailed by a paying company, and then only to candidates who used their link; else refused': [
    'messages.writeGroup text',
  ],
  'mailed by a paying company; refused in the mail that anybody can have sent': ['templates.save text'],
  'mailed by a paying company, or without an address; else read on the page': ['reviews.answer answer'],
};

/** Paths of the fields of a request body that accept a text containing a URL. */
function freeTexts(schema: unknown, path: string): string[] {
  if (schema instanceof z.ZodMiniObject)
    return Object.entries(schema.shape).flatMap(([key, field]) => freeTexts(field, path ? `${path}.${key}` : key));
  if (schema instanceof z.ZodMiniArray) return freeTexts(schema.def.element, `${path}[]`);
  if (
    schema instanceof z.ZodMiniOptional ||
    schema instanceof z.ZodMiniNullable ||
    schema instanceof z.ZodMiniDefault ||
    schema instanceof z.ZodMiniPrefault
  )
    return freeTexts(schema.def.innerType, path);
  if (schema instanceof z.ZodMiniUnion) return schema.def.options.flatMap((option) => freeTexts(option, path));
  if (schema instanceof z.ZodMiniPipe) return freeTexts(schema.def.in, path);
  return schema instanceof z.ZodMiniType && z.safeParse(schema, EVIL).success ? [path] : [];
}

test('freeTexts finds text fields in nested objects and arrays and skips numbers and enums', () => {
  const inner = z.object({ free: z.string(), number: z.number(), picked: z.enum(['a']), many: z.array(z.string()) });
  expect(freeTexts(z.object({ inner: z.optional(inner) }), '')).toEqual(['inner.free', 'inner.many[]']);
});

test('the test lists for every request field that accepts a URL why it cannot be used to mail a stranger’s link', () => {
  const found = endpoints.flatMap(({ name, body }) =>
    body ? freeTexts(body, '').map((path) => `${name} ${path}`) : [],
  );
  expect(found.sort()).toEqual(Object.values(FREE).flat().sort());
});
