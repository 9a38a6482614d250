/** Prints progress for the person at the terminal, on stderr, because stdout belongs to the command. */
export const say = (message: string): void => void process.stderr.write(`${message}\n`);
