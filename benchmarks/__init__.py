"""Speed, as ratios in one run. Never part of the tests: machines are shared and noisy."""
