import type { CompanyId } from '@kafaa/domain/kernel/ids';
import type { TemplateKind } from '@kafaa/domain/templates/options';
import type { ExampleNames, MailView, TemplatePayload } from '@kafaa/domain/templates/schema';
import { EXAMPLE_WORDS } from '@kafaa/domain/templates/texts';
import type { Deps } from '#/deps';
import { hiddenLink } from '#/platform/mail/hidden-link';
import { exampleRejection } from '../candidates/decision-service.ts';
import { getCompany } from '../companies/service.ts';
import { exampleWaitingList } from '../interviews/links-service.ts';
import { exampleInvitation } from '../invitations/service.ts';
import { requireTemplate } from '../templates/service.ts';
import { exampleProposal } from './mails/group-mail.tsx';

const EXAMPLES = {
  INVITATION: exampleInvitation,
  REJECTION: exampleRejection,
  WAITING: exampleWaitingList,
  PROPOSAL: ({ config }: Deps, names: ExampleNames, words: TemplatePayload) =>
    exampleProposal(config, { ...names, ownData: hiddenLink(config, 'MesDonnees') }, words),
} as const satisfies Record<TemplateKind, unknown>;

/** Renders the mail of this template for an example candidate. */
export async function previewTemplate(
  deps: Deps,
  { companyId, kind }: { readonly companyId: CompanyId; readonly kind: TemplateKind },
  words: TemplatePayload,
): Promise<MailView> {
  requireTemplate(kind, words);
  const { name: company } = await getCompany(deps.db, companyId);
  const names = { firstName: EXAMPLE_WORDS.prenom, job: EXAMPLE_WORDS.poste, company };
  const { subject, text } = await EXAMPLES[kind](deps, names, words);
  return { subject, text, leavesAt: null };
}
