/** Log-in of the example company, printed at a first start. The domain `.example` is reserved, so mails to it reach nobody. */
export const EXAMPLE_LOGIN = { email: 'demo@medina-digital.example', password: 'bienvenue-medina' };

/**
 * Whether a log-in is the printed one of the example company. Its password is public, so an exposed installation rejects it, even
 * if the data was moved or restored from elsewhere.
 */
export const isPrinted = (userName: string, password: string): boolean =>
  userName === EXAMPLE_LOGIN.email && password === EXAMPLE_LOGIN.password;
