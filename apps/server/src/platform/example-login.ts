/** The log-in of the example company, which every first start prints. `.example` belongs to nobody: no mail of it reaches a person. */
export const EXAMPLE_LOGIN = { email: 'demo@medina-digital.example', password: 'bienvenue-medina' };

/** Everybody knows this password: an exposed installation takes it for no account's, wherever its data come from. */
export const isPrinted = (userName: string, password: string): boolean =>
  userName === EXAMPLE_LOGIN.email && password === EXAMPLE_LOGIN.password;
