import type { ComponentType } from 'react'
import type { NftItem } from '../../../contract/v3/nftItem.ts'
import type { ComponentProps, FrameProps } from '../../root/props.ts'
import type { MediaProps } from '../../tokens/Media.tsx'
import type { NftFacePart } from '../NftFace.tsx'
import type { NftGridOptions } from './useNftGrid.ts'

export interface NftGridProps
  extends Omit<ComponentProps<'root' | 'card' | NftFacePart, readonly NftItem[], HTMLDivElement>, 'slots'>,
    Omit<NftGridOptions, 'data' | 'queryOptions' | 'trustPolicy'>,
    FrameProps {
  /** How more items load: by scrolling, by a button, or not at all. Default `infinite`. */
  paging?: 'infinite' | 'load-more' | 'none' | undefined
  /** Items loaded at a time. Default 48. */
  pageSize?: number | undefined
  /** When a domain runs out, unix seconds: rendered as a countdown. The service does not say; the app may. */
  expiresOf?: ((item: NftItem) => number | undefined) | undefined
  /** Another component for the picture. It gets the props that `Media` gets. */
  slots?: { media?: ComponentType<MediaProps> | undefined } | undefined
}
