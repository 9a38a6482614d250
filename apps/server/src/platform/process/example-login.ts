/** Log-in of the example company, printed at a first start. The domain `.example` is reserved, so its mails reach nobody. */
export const EXAMPLE_LOGIN = { email: 'demo@medina-digital.example', password: 'bienvenue-medina' };

/** This password is public, so an exposed installation rejects it, even if its data were moved or restored from elsewhere. */
export const isPrinted = (userName: string, password: string): boolean =>
  userName === EXAMPLE_LOGIN.email && password === EXAMPLE_LOGIN.password;
