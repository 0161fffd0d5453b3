// Manages the pictures of a widget, with one line.
import { useEffect } from 'react'
import { useMount } from '#shared/mount/context.ts'
import { followPictures } from './follow-pictures.ts'

/** Manages every picture in the widget's mount, including later ones, as `followPictures` does, until the widget ends. */
export function usePictures(): void {
  const { element, signal } = useMount()
  useEffect(() => {
    if (element) followPictures(element, signal)
  }, [element, signal])
}
