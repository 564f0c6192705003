'use client'
import styles from './Icon.module.css'
import { Icon } from './Icon.tsx'
import { arrowOut } from './paths.ts'

/** From one to another, the way that the page runs. */
export const Arrow = () => <Icon path={arrowOut} size={12} className={styles.arrow} />
