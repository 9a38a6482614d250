import { createHash } from 'node:crypto';
import { companyErrors } from '@kafaa/domain/companies/errors';
import { MAX_LOGO_SIDE, MIN_LOGO_SIDE } from '@kafaa/domain/companies/options';
import type { CompanyLogo } from '@kafaa/domain/companies/schema';
import { AppError } from '@kafaa/domain/kernel/app-error';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import type { Deps } from '#/deps';
import { readPicture } from '#/platform/files/picture';
import * as store from './store.ts';

type Shown = Pick<store.LogoRow, 'type' | 'width' | 'height' | 'content'>;

const present = ({ type, width, height, content }: Shown): CompanyLogo => ({
  logo: { url: `data:${type};base64,${content}`, width, height },
});

export async function getLogo({ db }: Deps, companyId: CompanyId): Promise<CompanyLogo> {
  const logo = await store.findLogo(db, { companyId });
  return logo ? present(logo) : { logo: null };
}

const isSide = (pixels: number) => pixels >= MIN_LOGO_SIDE && pixels <= MAX_LOGO_SIDE;

/** Stores a picture as the company's logo. Its bytes decide about its type, and metadata is removed. */
export async function saveLogo(
  { db, clock }: Deps,
  companyId: CompanyId,
  { picture }: { picture: string },
): Promise<CompanyLogo> {
  const read = readPicture(Buffer.from(picture, 'base64'));
  if (!read) throw new AppError(companyErrors.LOGO_UNREADABLE);
  const { type, width, height, bytes } = read;
  if (!isSide(width) || !isSide(height)) throw new AppError(companyErrors.LOGO_SIZE);
  const version = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  const logo = { type, width, height, version, content: bytes.toString('base64') };
  await store.saveLogo(db, { companyId, ...logo, savedAt: clock.now() });
  return present(logo);
}

export async function removeLogo({ db }: Deps, companyId: CompanyId): Promise<CompanyLogo> {
  await store.removeLogo(db, { companyId });
  return { logo: null };
}
