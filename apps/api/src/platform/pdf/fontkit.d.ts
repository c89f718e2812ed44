/** What is used of it; the package has no types. PDFKit takes its fonts as they are. */
declare module 'fontkit' {
  export function openSync(file: string): PDFKit.Mixins.PDFFontSource
}
