import type { ComponentProps } from 'react';
import styles from './pill-button.module.css';

type PillButtonProps = Omit<ComponentProps<'button'>, 'type' | 'className'>;

/** A small action on a list, in the line above it. */
export const PillButton = (props: PillButtonProps) => <button {...props} type="button" className={styles.pill} />;
