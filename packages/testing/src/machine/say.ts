/** Tells the person at the terminal what is being made ready; stdout belongs to the command. */
export const say = (message: string): void => void process.stderr.write(`${message}\n`);
