'use client'
export { NewItemsBar } from '../NewItemsBar/NewItemsBar.tsx'
export { HiddenNotice, Trouble } from './ListNotices.tsx'
export { Pager } from './Pager.tsx'
