/** Two fingers are on a board: what a long press of one would mean is not meant. */
export const pinch = { isOn: false };
