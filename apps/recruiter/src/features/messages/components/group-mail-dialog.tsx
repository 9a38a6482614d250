import { HOLD_MS } from '@kafaa/domain/messages/options';
import type { GroupMail, GroupPreview } from '@kafaa/domain/messages/schema';
import { LEFT_OUT_TEXTS } from '@kafaa/domain/messages/texts';
import { type TemplatePayload, templatePayload } from '@kafaa/domain/templates/schema';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { MailFields } from '#/features/templates/components/mail-fields.tsx';
import { MailView } from '#/features/templates/components/mail-view.tsx';
import { showServerErrors } from '#/lib/form-errors';
import { domainResolver } from '#/lib/form-resolver';
import { useClearOnEdit } from '#/lib/use-clear-on-edit';
import { errorMessage } from '@kafaa/web-kit/api';
import { counted } from '@kafaa/web-kit/format';
import { toast } from '@kafaa/web-kit/toast';
import { DialogButtons, Modal } from '@kafaa/ui/modal.tsx';
import { usePreviewGroup, useWriteGroup } from '../queries.ts';
import styles from './group-mail.module.css';

const HOLD_MINUTES = HOLD_MS / 60_000;
/** Idempotency key of the mail: a retry after a lost response creates no second mail. */
const newKey = () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16)).join('-');

interface GroupMailDialogProps {
  jobId: string;
  candidateIds: readonly string[];
  /** For a mail that proposes another offer: the offer, and the first text of the mail. */
  proposal?: TemplatePayload & { readonly jobId: string };
  onClose: () => void;
  /** Called once the server has stored the mail, which leaves after the undo time. */
  onWritten?: (mail: GroupMail) => void;
}

/** State of the form: the typed mail, its preview by the server, and the sending of the previewed mail. */
function useGroupMail({ jobId, candidateIds, proposal, onClose, onWritten }: GroupMailDialogProps) {
  const { subject = '', text = '', jobId: proposedJobId } = proposal ?? {};
  const form = useForm({ resolver: domainResolver(templatePayload), defaultValues: { subject, text } });
  useClearOnEdit(form);
  const [requestId, setRequestId] = useState(newKey);
  const [checked, setChecked] = useState<{ words: TemplatePayload; preview: GroupPreview }>();
  const [preview, write] = [usePreviewGroup(jobId), useWriteGroup(jobId)];
  const to = { candidateIds: [...candidateIds], ...(proposedJobId !== undefined && { proposedJobId }) };
  const fault = (error: unknown) => {
    if (!showServerErrors(form, error)) toast.error(errorMessage(error, 'L’action a échoué. Réessayez.'));
  };
  return {
    form,
    preview: checked?.preview,
    checking: preview.isPending,
    sending: write.isPending,
    check: form.handleSubmit((words) =>
      preview.mutate(
        { ...words, ...to },
        { onSuccess: (seen) => setChecked({ words, preview: seen }), onError: fault },
      ),
    ),
    edit: () => {
      setChecked(undefined);
      setRequestId(newKey());
    },
    send: () => {
      if (!checked) return;
      write.mutate(
        { ...checked.words, ...to, requestId },
        {
          onSuccess: (mail) => {
            onWritten?.(mail);
            onClose();
          },
          onError: fault,
        },
      );
    },
  };
}

/** Preview that the recruiter checks before sending: the mail of one person, the number of recipients, and the people left out. */
function Check({ preview: { mail, recipients, leftOut, leftToday } }: { preview: GroupPreview }) {
  const tooMany = recipients > leftToday;
  return (
    <div className="grid gap-14">
      {leftOut.length > 0 && (
        <ul className={styles.left} aria-label="Sans e-mail">
          {leftOut.map(({ reason, count }) => (
            <li key={reason}>
              {counted(count, 'personne')} {LEFT_OUT_TEXTS[reason][count > 1 ? 1 : 0]}
              {'\u00A0'}: pas d’e-mail.
            </li>
          ))}
        </ul>
      )}
      {mail && (
        <>
          <p className="small">
            Tel que le recevra <bdi>{mail.to}</bdi>
            {'\u00A0'}:
          </p>
          <MailView view={mail} />
        </>
      )}
      <p className="small" role="status">
        {recipients === 0 && 'Aucune des personnes choisies ne peut recevoir cet e-mail.'}
        {tooMany && `Vous pouvez encore écrire à ${counted(leftToday, 'personne')} aujourd’hui. Choisissez-en moins.`}
        {recipients > 0 &&
          !tooMany &&
          `L’e-mail part ${HOLD_MINUTES} minutes après votre accord. D’ici là, «\u00A0Tout reprendre\u00A0», en haut de la liste, l’arrête pour tout le monde.`}
      </p>
    </div>
  );
}

/** Dialog that sends one mail to several candidates in two steps: write, then check the preview. */
export function GroupMailDialog(props: GroupMailDialogProps) {
  const { candidateIds, proposal, onClose } = props;
  const { form, preview, checking, sending, check, edit, send } = useGroupMail(props);
  const formId = useId();
  const { isDirty } = form.formState;
  const recipients = preview?.recipients ?? 0;
  const sendable = recipients > 0 && recipients <= (preview?.leftToday ?? 0);
  const close = () => {
    if (!sending) onClose();
  };
  return (
    <Modal
      open
      size="md"
      onClose={close}
      sticky={isDirty}
      title={
        preview
          ? 'Vérifier avant l’envoi'
          : proposal
            ? 'Proposer une autre offre'
            : `Écrire à ${counted(candidateIds.length, 'personne')}`
      }
      subtitle={
        proposal
          ? 'Le lien de l’offre suit votre texte.'
          : 'Un e-mail séparé par personne. Personne ne voit les autres.'
      }
      footer={
        preview ? (
          <DialogButtons
            onCancel={edit}
            cancelLabel="Modifier"
            waits
            busy={sending}
            disabled={!sendable}
            onClick={send}
          >
            Envoyer à {counted(recipients, 'personne')}
          </DialogButtons>
        ) : (
          <DialogButtons onCancel={close} type="submit" form={formId} busy={checking}>
            Vérifier
          </DialogButtons>
        )
      }
    >
      {preview && <Check preview={preview} />}
      <form
        id={formId}
        className={styles.form}
        noValidate
        hidden={preview !== undefined}
        onSubmit={(event) => void check(event)}
      >
        <MailFields form={form} rows={9} />
      </form>
    </Modal>
  );
}
