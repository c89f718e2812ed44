import { useEffect, useState, type DragEvent } from 'react'

const hasFiles = (transfer: DataTransfer | null) => transfer?.types.includes('Files') ?? false

// A dropped folder has no content to send.
const filesOf = ({ items, files }: DataTransfer) => {
  const kinds = [...items].filter(({ kind }) => kind === 'file')
  return [...files].filter((_, at) => kinds[at]?.webkitGetAsEntry()?.isDirectory !== true)
}

/** Handlers of an element that accepts dropped files, and whether files are dragged over it now. */
export function useFileDrag({ isDisabled, onDrop }: { isDisabled: boolean; onDrop: (files: File[]) => void }) {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    // The browser opens a file that is dropped outside the zone: it would unload the page and lose typed input.
    const refuse = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer || !hasFiles(event.dataTransfer)) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'none'
    }
    window.addEventListener('dragover', refuse)
    window.addEventListener('drop', refuse)
    return () => {
      window.removeEventListener('dragover', refuse)
      window.removeEventListener('drop', refuse)
    }
  }, [])

  const enter = (event: DragEvent) => {
    if (isDisabled || !hasFiles(event.dataTransfer)) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'copy'
    setIsOver(true)
  }
  return {
    isOver: isOver && !isDisabled,
    handlers: {
      onDragEnter: enter,
      onDragOver: enter,
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) =>
        setIsOver(relatedTarget !== null && currentTarget.contains(relatedTarget as Node)),
      onDrop: (event: DragEvent) => {
        setIsOver(false)
        if (isDisabled || !hasFiles(event.dataTransfer)) return
        event.preventDefault()
        const files = filesOf(event.dataTransfer)
        if (files.length > 0) onDrop(files)
      },
    },
  }
}
