'use client'
import styles from './Icon.module.css'
import { Icon } from './Icon.tsx'
import { right } from './paths.ts'

/** From one to another, the way that the page runs. */
export const Arrow = () => <Icon path={right} size={12} className={styles.arrow} />
