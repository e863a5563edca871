import { useLingui } from '@lingui/react/macro'
import mistUrl from '#engraved/mist-2.svg?url'
import mistDarkUrl from '#engraved/mist-2-dark.svg?url'
import { group } from '../../../../components/illustrations/cast.ts'
import { Scene } from '../../../../components/illustrations/parts/Scene.tsx'
import { Mark } from '../../../../components/ui/icons/Mark.tsx'
import { Plate } from '../../../../components/ui/Plate.tsx'
import { Tag } from '../../../../components/ui/Tag.tsx'
import { Window } from '../../../../components/ui/window/Window.tsx'
import { drawBundles } from './bundles.ts'
import * as styles from './ChannelsScene.css.ts'
import { allFiles, type Channel, channels, daysLeft } from './channels.ts'

/** A bank at the end of its bundle: protocol, last exchange, files of the day, and how long its key still holds. */
function Bank({ channel }: { channel: Channel }) {
  const { t } = useLingui()
  const { bank, protocol, at, files, keyUntil } = channel
  const days = keyUntil && daysLeft(keyUntil)
  return (
    <p className={keyUntil ? styles.bankEnding : styles.bank}>
      <b>{bank}</b>
      <i>{protocol === 'SFTP' ? t({ message: `SFTP`, comment: 'the file protocol over SSH' }) : protocol}</i>
      <span>
        {t({ message: `${at}, ${files} fichiers`, comment: 'time of the last exchange, files of the day' })}
      </span>
      {days && (
        <Tag tone="waiting">
          {t({ message: `clé : ${days} jours`, comment: 'the key of this channel expires in so many days' })}
        </Tag>
      )}
    </p>
  )
}

const { viewBox, paths } = drawBundles(channels.map(({ files }) => files))

/** The channels to the group's banks: a bundle for each with one line a file, its protocol, and one key that runs out. */
export function ChannelsScene() {
  const { t } = useLingui()
  return (
    <Scene
      label={t`Les canaux d’un groupe vers cinq banques, un trait par fichier du jour : EBICS, API, SwiftNet, FTPS et SFTP, où une clé expire dans douze jours.`}
    >
      <Plate tone="mist" engraving={{ light: mistUrl, dark: mistDarkUrl }} size="page" priority>
        <div className={styles.window}>
          <Window
            title={t`Canaux bancaires`}
            aside={
              <Tag tone="positive">
                {t({ message: `${allFiles} fichiers aujourd’hui`, comment: 'sent and received, all banks' })}
              </Tag>
            }
          >
            <div className={styles.channels}>
              <p className={styles.hub}>
                <Mark />
                <b>{group.name}</b>
                <span>
                  {t({ message: `un trait par fichier`, comment: 'legend: each line stands for one file' })}
                </span>
              </p>
              <svg className={styles.bundles} aria-hidden="true" viewBox={viewBox} preserveAspectRatio="none">
                {channels.map(({ bank, keyUntil }, index) => (
                  <path key={bank} className={keyUntil ? styles.ending : undefined} d={paths[index]} />
                ))}
              </svg>
              {channels.map(channel => (
                <Bank key={channel.bank} channel={channel} />
              ))}
            </div>
          </Window>
        </div>
      </Plate>
    </Scene>
  )
}
