'use client'
import type { Ref } from 'react'
import type { SafeSource } from './safeImage.ts'

interface SafePictureProps {
  source: SafeSource
  alt: string
  className?: string | undefined
  /** Pixels, where it has a size of its own. */
  size?: number
  part?: string
  imageRef?: Ref<HTMLImageElement>
  onBroken: () => void
}

/** The only `<img>` of what strangers chose: late, without a referrer, and only from where `safeImage` says. */
export function SafePicture({ source, alt, className, size, part, imageRef, onBroken }: SafePictureProps) {
  return (
    <img
      {...source}
      ref={imageRef}
      className={className}
      alt={alt}
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      data-part={part}
      onError={onBroken}
    />
  )
}
