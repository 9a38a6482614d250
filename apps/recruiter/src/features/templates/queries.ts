import { previewTemplate } from '@kafaa/domain/messages/api';
import { listTemplates, resetTemplate, saveTemplate } from '@kafaa/domain/templates/api';
import type { TemplateKind } from '@kafaa/domain/templates/options';
import type { Template, TemplatePayload } from '@kafaa/domain/templates/schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { endpointQuery, setAnswer } from '#/lib/endpoint-query';
import { useCall } from '#/lib/use-call';

export function useTemplates(enabled = true) {
  return useQuery({ ...endpointQuery(listTemplates, {}), enabled });
}

/** Puts a changed template into the list. */
function useKeep() {
  const client = useQueryClient();
  return (changed: Template) =>
    setAnswer(client, listTemplates, {}, (list) => list?.map((one) => (one.kind === changed.kind ? changed : one)));
}

export function useSaveTemplate(kind: TemplateKind) {
  return useCall(saveTemplate, (body: TemplatePayload) => ({ params: { kind }, body }), {
    single: true,
    onSuccess: useKeep(),
  });
}

export function useResetTemplate(kind: TemplateKind) {
  return useCall(resetTemplate, () => ({ params: { kind } }), { single: true, onSuccess: useKeep() });
}

export function usePreviewTemplate(kind: TemplateKind) {
  return useCall(previewTemplate, (body: TemplatePayload) => ({ params: { kind }, body }), { single: true });
}
