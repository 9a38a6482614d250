import { createJob } from '@kafaa/domain/jobs/api';
import type { ComponentProps } from 'react';
import { useMay } from '#/lib/permissions';
import { paths } from '@kafaa/web-kit/paths';
import { ButtonLink } from '@kafaa/ui/button.tsx';
import { PlusIcon } from '@kafaa/ui/icons.tsx';

type CreateJobLinkProps = Omit<ComponentProps<typeof ButtonLink>, 'href' | 'icon' | 'children'> & { iconSize?: number };

/** Link to the form of a new offer; not shown to roles that may not publish. */
export function CreateJobLink({ iconSize, ...link }: CreateJobLinkProps) {
  return useMay(createJob) ? (
    <ButtonLink {...link} href={paths.createJob} icon={<PlusIcon {...(iconSize && { size: iconSize })} />}>
      Créer une offre
    </ButtonLink>
  ) : null;
}
