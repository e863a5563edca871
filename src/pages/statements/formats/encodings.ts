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

/** The text of bytes in an encoding; undefined if no such encoding is known. */
export function decodeAs(bytes: Uint8Array, label: string): string | undefined {
  const upper = codePages[label.toLowerCase().replace(/^(ibm|cp)-?/, 'cp')]
  if (!upper) {
    try {
      return new TextDecoder(label).decode(bytes)
    } catch {
      return undefined
    }
  }
  const letters = [...upper]
  const pieces: string[] = []
  for (let start = 0; start < bytes.length; start += 8192)
    pieces.push(
      Array.from(bytes.subarray(start, start + 8192), byte =>
        byte < 128 ? String.fromCharCode(byte) : (letters[byte - 128] ?? ''),
      ).join(''),
    )
  return pieces.join('')
}
