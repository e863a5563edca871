import { expect, test } from 'vitest'
import { orphanedPictures } from '../../../../src/content/checks/orphanedPictures.ts'

const orphans = (files: string[], ...texts: string[]) => orphanedPictures({ files, texts })

test('a picture that nothing refers to is named, with its address', () => {
  expect(orphans(['public/images/a.png', 'public/images/b.png'], '![b](/images/b.png)')).toEqual([
    { file: 'public/images/a.png', text: 'nothing shows it; refer to /images/a.png, or take it out' },
  ])
})

test('a picture beside the texts is never served', () => {
  expect(orphans(['content/a.png'], '![a](/a.png)')).toEqual([
    {
      file: 'content/a.png',
      text: 'pictures are read from the public folder alone; move it to public/images',
    },
  ])
})

test('an address may be escaped, and other files and those that browsers ask for are left alone', () => {
  const files = ['public/images/à deux.png', 'public/favicon.ico', 'public/robots.txt', 'content/site.yml']
  expect(orphans(files, '![x](/images/%C3%A0%20deux.png)')).toEqual([])
})
