// Lets a widget that draws pictures have them managed with one line.
import { useEffect } from 'react'
import { useMount } from '#shared/mount/context.ts'
import { followPictures } from './follow-pictures.ts'

/** Looks after every picture in the widget's mount, also those drawn later, as `followPictures` does, until it ends. */
export function usePictures(): void {
  const { element, signal } = useMount()
  useEffect(() => {
    if (element) followPictures(element, signal)
  }, [element, signal])
}
