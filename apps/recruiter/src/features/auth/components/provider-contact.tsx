import { mailtoHref } from '@kafaa/domain/kernel/mailto';
import { getBrand } from '@kafaa/web-kit/brand';
import { getProvider } from './provider.ts';

/** Says whom to ask after a failed log-in; shown only if the identity provider is the only way to log in. */
export function ProviderContact() {
  const provider = getProvider();
  if (!provider?.only) return null;
  const { email } = getBrand();
  return (
    <p className="small">
      {email === null ? (
        `Si cela dure, prévenez l’équipe informatique qui gère ${provider.name} chez vous.`
      ) : (
        <>
          Si cela dure, écrivez à <a href={mailtoHref(email)}>{email}</a>, ou prévenez l’équipe informatique qui gère{' '}
          {provider.name} chez vous.
        </>
      )}
    </p>
  );
}
