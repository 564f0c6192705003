'use client'
import { type CSSProperties, type Ref, useCallback, useState } from 'react'
import type { SafeSource } from './safeImage.ts'

interface SafePictureProps {
  source: SafeSource
  alt: string
  className?: string | undefined
  style?: CSSProperties | undefined
  /** Pixels, where it has a fixed size. */
  size?: number
  part?: string
  imageRef?: Ref<HTMLImageElement>
  onBroken: () => void
}

/** One that was there before React was sends no event to it. */
const isThere = (image: HTMLImageElement | null) => image?.complete === true && image.naturalWidth > 0

/** The only `<img>` of images that strangers chose: lazy, without a referrer, and only from the hosts of `safeImage`. */
export function SafePicture({ source, alt, className, style, size, part, imageRef, onBroken }: SafePictureProps) {
  const [loaded, setLoaded] = useState<string>()
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (isThere(image)) setLoaded(source.src)
      if (typeof imageRef === 'function') imageRef(image)
      else if (imageRef) (imageRef as { current: HTMLImageElement | null }).current = image
    },
    [imageRef, source.src],
  )
  return (
    <img
      {...source}
      ref={ref}
      className={className}
      style={style}
      alt={alt}
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      data-part={part}
      data-state={loaded === source.src ? 'loaded' : undefined}
      onLoad={() => setLoaded(source.src)}
      onError={onBroken}
    />
  )
}
