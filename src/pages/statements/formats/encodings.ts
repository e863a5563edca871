/** The encodings that a visitor can choose; each is a label of the Encoding Standard, or a code page of DOS. */
export const encodings = [
  'utf-8',
  'windows-1252',
  'windows-1250',
  'iso-8859-15',
  'iso-8859-2',
  'cp850',
  'cp852',
] as const
export type Encoding = (typeof encodings)[number]

/** The upper halves of the code pages of DOS for western and central Europe (Unicode, MAPPINGS/VENDORS/MICSFT/PC). */
const codePages: Record<string, string> = {
  cp850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
    '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
  cp852:
    'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐' +
    '└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0',
}

/** Turns bytes into text, piece by piece; `isLast` says that no more come. */
export type Decoder = (bytes: Uint8Array, isLast: boolean) => string

/** What decodes an encoding; undefined if no such encoding is known. */
export function decoderOf(label: string, isStrict = false): Decoder | undefined {
  const upper = codePages[label.toLowerCase().replace(/^(ibm|cp)-?/, 'cp')]
  if (!upper) {
    try {
      const decoder = new TextDecoder(label, { fatal: isStrict })
      return (bytes, isLast) => decoder.decode(bytes, { stream: !isLast })
    } catch {
      return undefined
    }
  }
  const letters = [...upper]
  return bytes => {
    const pieces: string[] = []
    for (let start = 0; start < bytes.length; start += 8192)
      pieces.push(
        Array.from(bytes.subarray(start, start + 8192), byte =>
          byte < 128 ? String.fromCharCode(byte) : (letters[byte - 128] ?? ''),
        ).join(''),
      )
    return pieces.join('')
  }
}
