/**
 * Six short sounds made by code, off until somebody wants them. Each has a visible twin, the beat or the line of the
 * log that it goes with, so nothing is told by sound alone. Loaded when the first one is heard.
 */
import type { Fact } from "../made/wire";

export type Sound = "roll" | "fire" | "blast" | "break" | "saved" | "lost";

const SOUND_OF: Record<string, Sound> = {
  "fire-rolled": "roll", "gun-rolled": "roll", "tile-drawn": "roll", "passenger-drawn": "roll", "passengers-drawn": "roll",
  "fire-placed": "fire", "smoke-caught-fire": "fire", "tile-laid": "fire",
  explosion: "blast", "hazmat-exploded": "blast", "object-exploded": "blast", "page-turned": "blast",
  "wall-destroyed": "break", "door-blown-away": "break", "deck-lost": "break", "building-collapsed": "break", "firebreak-laid": "break",
  "victim-rescued": "saved", "lifeboat-lowered": "saved", "passenger-saved": "saved", "colour-safe": "saved", "area-scored": "saved",
  "victim-lost": "lost", "hidden-victim-lost": "lost", "rescue-failed": "lost", "colour-failed": "lost", "area-closed": "lost",
};

export const soundOf = (fact: Fact): Sound | undefined => SOUND_OF[fact.code];

let context: AudioContext | undefined;

/** A tone that slides from one height to another and fades. */
function tone(audio: AudioContext, at: number, from: number, to: number, seconds: number, kind: OscillatorType, loud: number): void {
  const [wave, volume] = [audio.createOscillator(), audio.createGain()];
  wave.type = kind;
  wave.frequency.setValueAtTime(from, at);
  wave.frequency.exponentialRampToValueAtTime(Math.max(20, to), at + seconds);
  volume.gain.setValueAtTime(loud, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + seconds);
  wave.connect(volume).connect(audio.destination);
  wave.start(at);
  wave.stop(at + seconds);
}

/** Noise through a filter: crackle, rumble, rattle. */
function noise(audio: AudioContext, at: number, height: number, seconds: number, loud: number): void {
  const many = Math.ceil(audio.sampleRate * seconds);
  const buffer = audio.createBuffer(1, many, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let sample = 0; sample < many; sample += 1) samples[sample] = (Math.random() * 2 - 1) * (1 - sample / many);
  const [source, filter, volume] = [audio.createBufferSource(), audio.createBiquadFilter(), audio.createGain()];
  source.buffer = buffer;
  filter.type = "lowpass";
  filter.frequency.value = height;
  volume.gain.value = loud;
  source.connect(filter).connect(volume).connect(audio.destination);
  source.start(at);
}

const MAKE: Record<Sound, (audio: AudioContext, at: number) => void> = {
  roll: (audio, at) => [0, 0.06, 0.14].forEach((late) => tone(audio, at + late, 900 - 900 * late, 300, 0.05, "triangle", 0.2)),
  fire: (audio, at) => noise(audio, at, 1800, 0.25, 0.16),
  blast: (audio, at) => {
    noise(audio, at, 500, 0.5, 0.5);
    tone(audio, at, 140, 40, 0.4, "sine", 0.4);
  },
  break: (audio, at) => {
    noise(audio, at, 2600, 0.12, 0.3);
    noise(audio, at + 0.09, 1200, 0.2, 0.25);
  },
  saved: (audio, at) => [523, 659, 784].forEach((height, step) => tone(audio, at + step * 0.09, height, height, 0.22, "sine", 0.18)),
  lost: (audio, at) => [330, 262].forEach((height, step) => tone(audio, at + step * 0.16, height, height * 0.97, 0.3, "sine", 0.2)),
};

/** Heard at once; a browser without sound, or one that forbids it, stays silent. */
export function play(sound: Sound): void {
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    MAKE[sound](context, context.currentTime);
  } catch {
    context = undefined;
  }
}
