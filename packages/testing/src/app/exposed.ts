/**
 * The environment of an installation reachable at this address. Its mails go to the given server; the default is a port on
 * which no server listens.
 */
export const exposedTo = (publicUrl: string, smtpUrl = 'smtp://127.0.0.1:9') => ({
  PUBLIC_URL: publicUrl,
  SMTP_URL: smtpUrl,
  SESSION_SECRET: 'the secret of an exposed installation under test',
  MAIL_FROM: 'Kafaa <bonjour@societe.tn>',
  OPERATOR_EMAIL: 'operation@societe.tn',
  BRAND_EMAIL: 'contact@societe.tn',
});
